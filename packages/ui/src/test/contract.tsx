import { act, cleanup, fireEvent, render } from '@testing-library/react';
import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

interface ContractOptions {
  /** `data-slot` of the root element. */
  slot: string;
  /** Set if the component does not pass props to a root element of its own (a provider, a portal). @default false */
  rootless?: boolean;
}

/** Problems that axe finds in `container`. Contrast is tested in the stories, which have a layout. */
export async function axeProblems(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`);
}

/**
 * Tests that every component of the kit has to pass: axe finds nothing; other props, `className` and `ref` reach the
 * root, and handlers are called; server markup hydrates without a mismatch (`stories.server.test.tsx` tests the server
 * rendering); no timer remains after unmount.
 */
export function describeContract(
  element: ReactElement<Record<string, unknown>>,
  { slot, rootless = false }: ContractOptions,
) {
  describe('as any component of the kit', () => {
    it('has no accessibility problem that axe can find', async () => {
      const { container } = render(element);
      expect(await axeProblems(container)).toEqual([]);
      // An empty status is read as "statusbar": `aria-live` announces without a role.
      expect(container.querySelector('[role=status]:empty, output:empty')).toBeNull();
    });

    it.skipIf(rootless)('passes leftover props, className and ref to its root', () => {
      const ref = createRef<Element>();
      render(cloneElement(element, { ref, className: 'given', 'data-given': 'yes' }));
      expect(ref.current).toHaveAttribute('data-slot', slot);
      expect(ref.current).toHaveAttribute('data-given', 'yes');
      expect(ref.current).toHaveClass('given');
    });

    it.skipIf(rootless)('calls the handlers that it is given, beside its own', () => {
      const { click, keyDown, pointerMove, pointerLeave, focus, blur } = fireEvent;
      const events = { onClick: click, onKeyDown: keyDown, onPointerMove: pointerMove, onPointerLeave: pointerLeave };
      const fired = { ...events, onFocus: focus, onBlur: blur };
      const heard = new Set<string>();
      const handlers = Object.fromEntries(Object.keys(fired).map((name) => [name, () => heard.add(name)]));
      const { container } = render(cloneElement(element, handlers));
      const root = container.querySelector(`[data-slot=${slot}]`) as Element;
      for (const fire of Object.values(fired)) fire(root);
      expect([...heard]).toEqual(Object.keys(fired));
    });

    it('hydrates what a server renders without a mismatch', async () => {
      const html = renderToString(element);
      expect(html).toContain(`data-slot="${slot}"`);
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = html;
      const mismatches: unknown[] = [];
      const complaints = vi.spyOn(console, 'error').mockImplementation((...args) => mismatches.push(args));
      const root = await act(async () =>
        hydrateRoot(container, element, { onRecoverableError: (error) => mismatches.push(error) }),
      );
      expect(mismatches).toEqual([]);
      complaints.mockRestore();
      act(() => root.unmount());
      container.remove();
    });

    it('leaves no timer behind', () => {
      vi.useFakeTimers();
      render(element);
      cleanup();
      expect(vi.getTimerCount()).toBe(0);
      vi.useRealTimers();
    });
  });
}
