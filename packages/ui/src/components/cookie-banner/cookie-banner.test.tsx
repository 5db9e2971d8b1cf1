import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { CookieBanner } from './cookie-banner.js';
import { cookieConsent } from './cookie-consent.js';

const content = { text: 'We use cookies.', link: { label: 'Privacy', href: '/privacy-terms' } };
const banner = () => document.querySelector('[data-slot=cookie-banner]') as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('CookieBanner', () => {
  describeContract(<CookieBanner content={content} />, { slot: 'cookie-banner' });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('appears 5 s after load', () => {
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner - 1);
      expect(banner()).not.toBeVisible();
      expect(banner()).toHaveAttribute('data-state', 'closed');
      advance(1);
      expect(banner()).toBeVisible();
      expect(banner()).toHaveAttribute('data-state', 'open');
    });

    it('counts from the load of the page, however late it hydrates', () => {
      advance(timing.cookieBanner - 1_000);
      render(<CookieBanner content={content} />);
      advance(999);
      expect(banner()).not.toBeVisible();
      advance(1);
      expect(banner()).toBeVisible();
      cleanup();
      advance(timing.cookieBanner);
      render(<CookieBanner content={content} />);
      advance(0);
      expect(banner()).toBeVisible();
    });

    it('never appears again after "Ok"', () => {
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      press('Ok');
      expect(banner()).not.toBeVisible();
      expect(localStorage.getItem('cookieConsent')).toBe('accepted');
      cleanup();
      render(<CookieBanner content={content} />);
      advance(10 * timing.cookieBanner);
      expect(banner()).not.toBeVisible();
    });

    it('appears again on the next load after "Close"', () => {
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      press('Close');
      expect(banner()).not.toBeVisible();
      expect(localStorage.getItem(cookieConsent.key)).toBeNull();
      advance(10 * timing.cookieBanner);
      expect(banner()).not.toBeVisible();
      cleanup();
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      expect(banner()).toBeVisible();
    });

    it('appears for any other stored value', () => {
      localStorage.setItem(cookieConsent.key, 'yes');
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      expect(banner()).toBeVisible();
    });

    it('works in a browser that blocks storage', () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      press('Ok');
      expect(banner()).not.toBeVisible();
    });

    it.each(['Ok', 'Close'])('returns the focus on "%s"', (name) => {
      render(
        <>
          <button type="button">Before</button>
          <CookieBanner content={content} />
        </>,
      );
      advance(timing.cookieBanner);
      act(() => screen.getByText('Before').focus());
      act(() => screen.getByRole('button', { name: 'Ok' }).focus());
      act(() => screen.getByRole('button', { name: 'Close' }).focus());
      press(name);
      expect(screen.getByText('Before')).toHaveFocus();
    });

    it('scrolls the page when it would cover a visible focus', () => {
      const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
      render(
        <>
          <button type="button">Under</button>
          <button type="button">Above</button>
          <CookieBanner content={content} />
        </>,
      );
      advance(timing.cookieBanner);
      const at = (element: Element, top: number, bottom: number) =>
        vi
          .spyOn(element, 'getBoundingClientRect')
          .mockReturnValue({ left: 20, right: 200, top, bottom } as unknown as DOMRect);
      at(banner(), 700, 780);
      at(screen.getByText('Under'), 710, 750);
      at(screen.getByText('Above'), 600, 640);
      act(() => screen.getByText('Above').focus());
      expect(scrollBy).not.toHaveBeenCalled();
      act(() => screen.getByText('Under').focus());
      expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 70 });
      press('Close');
      expect(document.body.style.paddingBottom).toBe('');
    });

    it('leaves room at the end of the page, also when its height changes', () => {
      const noop = globalThis.ResizeObserver;
      let resize = () => {};
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(callback: () => void) {
            resize = callback;
          }
          observe() {
            resize();
          }
          disconnect() {}
        },
      );
      const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
      render(<CookieBanner content={content} />);
      advance(timing.cookieBanner);
      expect(document.body.style.paddingBottom).toBe('120px');
      height.mockReturnValue(160);
      resize();
      expect(document.body.style.paddingBottom).toBe('200px');
      press('Close');
      expect(document.body.style.paddingBottom).toBe('');
      vi.stubGlobal('ResizeObserver', noop);
      height.mockRestore();
    });

    it('does not scroll the page for an element that only scripts focus, such as the target of an anchor', () => {
      const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
      render(
        <>
          <main tabIndex={-1} data-testid="target" />
          <CookieBanner content={content} />
        </>,
      );
      advance(timing.cookieBanner);
      const target = screen.getByTestId('target');
      for (const element of [target, banner()]) {
        vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
          left: 20,
          right: 200,
          top: 100,
          bottom: 5_000,
        } as unknown as DOMRect);
      }
      act(() => target.focus());
      expect(scrollBy).not.toHaveBeenCalled();
    });

    it('does not scroll the page while a menu or a dialog is open', () => {
      const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
      render(
        <>
          <div popover="auto">
            <button type="button">In the menu</button>
          </div>
          <CookieBanner content={content} />
        </>,
      );
      advance(timing.cookieBanner);
      act(() => screen.getByText('In the menu').focus());
      expect(scrollBy).not.toHaveBeenCalled();
    });

    it('does not scroll the page for focus by pointer, so that the click is not lost', () => {
      const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
      render(
        <>
          <button type="button">Under</button>
          <CookieBanner content={content} />
        </>,
      );
      advance(timing.cookieBanner);
      const under = screen.getByText('Under');
      for (const element of [under, banner()]) {
        vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
          left: 20,
          right: 200,
          top: 700,
          bottom: 780,
        } as unknown as DOMRect);
      }
      fireEvent.pointerDown(under);
      act(() => under.focus());
      expect(scrollBy).not.toHaveBeenCalled();
    });
  });
});
