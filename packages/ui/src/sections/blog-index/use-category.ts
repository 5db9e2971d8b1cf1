import { useEffect, useState } from 'react';
import { useRotation } from '../../hooks/use-rotation.js';
import { timing } from '../../tokens/timing.js';

export interface UseCategoryOptions {
  /** Values that can be chosen, in order. */
  values: readonly string[];
  /** The visitor's own choice as the page knows it, if there is one. */
  chosen: string | undefined;
  onChoose: ((value: string) => void) | undefined;
}

/**
 * The category that is selected: the visitor's choice, and until there is one, each in turn for 5 s (specification section 4).
 * A choice, once made, stops the turning for good.
 */
export function useCategory({ values, chosen, onChoose }: UseCategoryOptions) {
  const rotation = useRotation({ count: values.length, hold: timing.category, pauseOnFocus: true });
  const { pause } = rotation;
  const known = values.includes(chosen ?? '') ? chosen : undefined;
  // A click shows at once; what the page then says replaces it.
  const [clicked, setClicked] = useState<string>();
  const [stopped, setStopped] = useState(known !== undefined);
  const [told, setTold] = useState(known);
  if (told !== known) {
    setTold(known);
    // A page that no longer says anything shows all, wherever the turning stopped.
    setClicked(known ? undefined : values[0]);
    if (known) setStopped(true);
  }

  useEffect(() => {
    if (stopped) pause('chosen');
  }, [stopped, pause]);

  const selected = clicked ?? known ?? (values[rotation.index] as string);
  const { onFocus, onBlur } = rotation.rootProps;
  return {
    selected,
    stopped,
    choose(value: string) {
      setClicked(value);
      setStopped(true);
      onChoose?.(value);
    },
    /** Stays with what is selected now. */
    stay() {
      setClicked(selected);
      setStopped(true);
    },
    /** For everything that focus must not be taken from. */
    focusProps: { onFocus, onBlur },
    /** For the filter's root. */
    rootProps: {
      'data-rotation': stopped ? ('paused' as const) : rotation.state,
      'data-index': values.indexOf(selected),
    },
  };
}
