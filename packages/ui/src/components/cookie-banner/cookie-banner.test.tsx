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

    it('leaves room at the end of the page and below the focus, also when its height changes', () => {
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
      expect(document.documentElement.style.scrollPaddingBottom).toBe('200px');
      press('Close');
      expect(document.documentElement.style.scrollPaddingBottom).toBe('');
      expect(document.body.style.paddingBottom).toBe('');
      vi.stubGlobal('ResizeObserver', noop);
      height.mockRestore();
    });
  });
});
