import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { type ToastContent, type ToastHandle, toast, useToast } from '../../hooks/use-toast.js';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { limits } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import { Toaster } from './toaster.js';

const shown = () => document.querySelector<HTMLElement>('[data-slot=toast]');
function show(content: ToastContent): ToastHandle {
  let handle: ToastHandle | undefined;
  act(() => {
    handle = toast(content);
  });
  return handle as ToastHandle;
}
const status = () => document.querySelector('[aria-live=polite]') as HTMLElement;

describe('Toaster', () => {
  describeContract(<Toaster />, { slot: 'toast-viewport' });

  describe('with a toast', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      Element.prototype.setPointerCapture = () => {};
      Element.prototype.releasePointerCapture = () => {};
    });
    afterEach(() => {
      act(() => vi.runAllTimers());
      vi.useRealTimers();
    });

    it('shows it for 5 s', () => {
      render(<Toaster />);
      show({ title: 'Link copied', description: 'Share it with your accountant.' });
      expect(shown()).toHaveAttribute('data-state', 'open');
      expect(shown()).toHaveTextContent('Link copiedShare it with your accountant.');
      advance(timing.toast - 1);
      expect(shown()).toBeInTheDocument();
      advance(1);
      expect(shown()).not.toBeInTheDocument();
    });

    it('shows it until it is dismissed, if its duration is infinite', () => {
      render(<Toaster />);
      show({ title: 'Read me', duration: Number.POSITIVE_INFINITY });
      advance(timing.toastRemoval);
      expect(shown()).toBeInTheDocument();
    });

    it('is forgotten 1000000 ms after it was dismissed', () => {
      render(<Toaster />);
      const { result } = renderHook(useToast);
      const { dismiss } = show({ title: 'Link copied' });
      act(dismiss);
      advance(timing.toastRemoval - 1);
      expect(result.current).toMatchObject({ state: 'closed' });
      advance(1);
      expect(result.current).toBeUndefined();
    });

    it('uses the clock of its context', () => {
      const clock = createSteppedClock();
      render(
        <ClockContext value={clock}>
          <Toaster />
        </ClockContext>,
      );
      show({ title: 'Link copied' });
      advance(2 * timing.toast);
      expect(status()).toHaveTextContent(/^$/);
      act(() => clock.step(timing.toast - 1));
      expect(status()).toHaveTextContent('Link copied');
      expect(shown()).toBeInTheDocument();
      act(() => clock.step(1));
      expect(shown()).not.toBeInTheDocument();
    });

    it('shows it for its own duration', () => {
      render(<Toaster />);
      show({ title: 'Read me slowly', duration: 20_000 });
      advance(19_999);
      expect(shown()).toBeInTheDocument();
      advance(1);
      expect(shown()).not.toBeInTheDocument();
    });

    it('shows one at a time', () => {
      render(<Toaster />);
      show({ title: 'First' });
      advance(1000);
      show({ title: 'Second' });
      expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(1);
      expect(shown()).toHaveTextContent('Second');
      advance(timing.toast - 1);
      expect(shown()).toBeInTheDocument();
    });

    it('changes with `update` and closes with `dismiss`', () => {
      render(<Toaster />);
      const saving = show({ title: 'Saving' });
      act(() => saving.update({ title: 'Saved' }));
      expect(shown()).toHaveTextContent('Saved');
      act(() => saving.dismiss());
      expect(shown()).not.toBeInTheDocument();
    });

    it('has a live region before it has a text, and announces the whole text at once', () => {
      render(<Toaster />);
      expect(status()).toHaveAttribute('aria-live', 'polite');
      expect(status()).toHaveAttribute('aria-atomic', 'true');
      show({ title: 'Link copied', description: 'Share it.' });
      advance(timing.toastAnnounce - 1);
      expect(status()).toHaveTextContent(/^$/);
      advance(1);
      expect(status()).toHaveTextContent('Link copied. Share it.');
      expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
    });

    it('announces the same text again for another toast', () => {
      render(<Toaster />);
      show({ title: 'Link copied' });
      advance(timing.toastAnnounce);
      const before = status().firstElementChild;
      show({ title: 'Link copied' });
      advance(timing.toastAnnounce);
      expect(status().firstElementChild).not.toBe(before);
    });

    it('stays while the pointer is on it', () => {
      render(<Toaster />);
      show({ title: 'Link copied' });
      advance(4000);
      fireEvent.pointerMove(shown() as HTMLElement);
      advance(60_000);
      expect(shown()).toBeInTheDocument();
      fireEvent.pointerLeave(document.querySelector('[data-slot=toast-viewport]') as Element);
      advance(timing.toast - 4001);
      expect(shown()).toBeInTheDocument();
      advance(1);
      expect(shown()).not.toBeInTheDocument();
    });

    it.each([
      [
        'the focus is in it',
        () => act(() => screen.getByRole('button').focus()),
        () => act(() => screen.getByRole('button').blur()),
      ],
      ['another window has the focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
    ])('stays while %s', (_, hold, release) => {
      render(<Toaster />);
      show({ title: 'Link copied' });
      hold();
      advance(60_000);
      expect(shown()).toBeInTheDocument();
      release();
      advance(timing.toast);
      expect(shown()).not.toBeInTheDocument();
    });

    it('shows the next one for 5 s after the mouse has closed one', () => {
      render(<Toaster />);
      show({ title: 'First' });
      fireEvent.pointerMove(shown() as HTMLElement);
      fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      advance(20);
      // The empty region has no size, so the pointer has left it.
      const viewport = document.querySelector('[data-slot=toast-viewport]') as Element;
      for (const left of [viewport, viewport.parentElement as Element]) fireEvent.pointerLeave(left);
      show({ title: 'Second' });
      advance(timing.toast);
      expect(shown()).not.toBeInTheDocument();
    });

    it.each([
      ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
      ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ])('closes by %s', (_, dismiss) => {
      render(<Toaster />);
      show({ title: 'Link copied' });
      dismiss();
      expect(shown()).not.toBeInTheDocument();
    });

    it.each([
      [limits.toastSwipePx, 'ltr', true],
      [limits.toastSwipePx + 1, 'ltr', false],
      [-limits.toastSwipePx - 1, 'ltr', true],
      [limits.toastSwipePx + 1, 'rtl', true],
      [-limits.toastSwipePx - 1, 'rtl', false],
    ])('after a swipe of %i px (%s), is still there: %s', (clientX, dir, there) => {
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      document.documentElement.dir = dir;
      render(<Toaster />);
      show({ title: 'Link copied' });
      const target = shown() as HTMLElement;
      fireEvent.pointerDown(target, { button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(target, { clientX: clientX / 2, clientY: 0 });
      fireEvent.pointerMove(target, { clientX, clientY: 0 });
      fireEvent.pointerUp(target, { clientX, clientY: 0 });
      expect(shown() !== null).toBe(there);
    });

    it.each([
      ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
      ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ])('returns the focus that it had when it is closed by %s', (_, dismiss) => {
      render(
        <>
          <button type="button">Save</button>
          <Toaster />
        </>,
      );
      const save = screen.getByRole('button', { name: 'Save' });
      act(() => save.focus());
      show({ title: 'Link copied' });
      fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
      act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
      dismiss();
      expect(save).toHaveFocus();
    });

    it('takes the focus on F8, unless a text is being composed', () => {
      render(<Toaster />);
      show({ title: 'Link copied' });
      const viewport = document.querySelector('[data-slot=toast-viewport]');
      fireEvent.keyDown(document, { key: 'F8', code: 'F8', isComposing: true });
      fireEvent.keyDown(document, { key: 'F8', code: 'F8', keyCode: 229 });
      expect(viewport).not.toHaveFocus();
      fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
      expect(viewport).toHaveFocus();
    });
  });
});
