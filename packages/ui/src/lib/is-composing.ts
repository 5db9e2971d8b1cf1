import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing a text, for example the Enter that accepts Japanese
 * characters. Each key handler asks first. Safari ends a composition before its last key: only the key code 229 tells.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}
