import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { MegaMenu } from './mega-menu.js';
import { sampleMenus } from './mega-menu.samples.js';

const trigger = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  act(() => trigger(name).focus());
  fireEvent.click(trigger(name));
};
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('MegaMenu', () => {
  describeContract(<MegaMenu menus={sampleMenus} />, { slot: 'mega-menu' });

  it('has the links of its closed panels in the page', () => {
    const html = renderToString(<MegaMenu menus={sampleMenus} />);
    for (const href of [
      '/how-it-works',
      '/products#chain',
      '/tools/check-an-offer',
      '/referral-partners',
      '/contact-us',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  describe('under the mouse', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const setup = () => {
      render(<MegaMenu menus={sampleMenus} />);
      return userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null });
    };

    it('uses the clock of its context', () => {
      const clock = createSteppedClock();
      render(
        <ClockContext value={clock}>
          <MegaMenu menus={sampleMenus} />
        </ClockContext>,
      );
      fireEvent.pointerMove(trigger('Knowledge'), { pointerType: 'mouse' });
      advance(2 * timing.dropdownOpen);
      expect(open()).toEqual([]);
      act(() => clock.step(timing.dropdownOpen));
      expect(open()).toEqual(['Knowledge']);
    });

    it('opens at most 200 ms after the mouse enters', async () => {
      const user = setup();
      await user.hover(trigger('Knowledge'));
      advance(timing.dropdownOpen - 1);
      expect(open()).toEqual([]);
      advance(1);
      expect(open()).toEqual(['Knowledge']);
      expect(timing.dropdownOpen).toBeLessThanOrEqual(200);
    });

    it('closes 150 ms after the mouse leaves', async () => {
      const user = setup();
      await user.hover(trigger('Knowledge'));
      advance(timing.dropdownOpen);
      await user.unhover(trigger('Knowledge'));
      advance(timing.dropdownClose - 1);
      expect(open()).toEqual(['Knowledge']);
      advance(1);
      expect(open()).toEqual([]);
    });

    it('stays open while the mouse is in the panel', async () => {
      const user = setup();
      await user.hover(trigger('Company'));
      advance(timing.dropdownOpen);
      await user.hover(screen.getByRole('link', { name: 'Blog' }));
      advance(10 * timing.dropdownClose);
      expect(open()).toEqual(['Company']);
    });

    it('shows one menu at a time', async () => {
      const user = setup();
      await user.hover(trigger('Company'));
      advance(timing.dropdownOpen);
      await user.hover(trigger('Our Solution'));
      advance(timing.dropdownOpen);
      expect(open()).toEqual(['Our Solution']);
    });

    it('does not switch to a menu that the mouse crosses on its way down to the panel', async () => {
      setup();
      const move = (target: Element, clientX: number, clientY: number) =>
        fireEvent.pointerMove(target, { pointerType: 'mouse', clientX, clientY });
      move(trigger('Our Solution'), 50, 38);
      advance(timing.dropdownOpen);
      const panel = document.querySelector('[data-slot=mega-menu-panel][data-state=open]') as HTMLElement;
      vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 320, top: 76 } as DOMRect);
      for (let step = 1; step <= 10; step++) {
        move(trigger('Knowledge'), 100 + 10 * step, 38 + 3 * step);
        advance(timing.dropdownOpen - 1);
      }
      expect(open()).toEqual(['Our Solution']);
      advance(1);
      expect(open()).toEqual(['Knowledge']);
    });

    it('stays open on a click just after the hover, and closes on a later one', async () => {
      const user = setup();
      await user.hover(trigger('Knowledge'));
      advance(timing.dropdownOpen + timing.dropdownClickGuard);
      await user.click(trigger('Knowledge'));
      expect(open()).toEqual(['Knowledge']);
      advance(1);
      await user.click(trigger('Knowledge'));
      expect(open()).toEqual([]);
    });

    it('stays closed after a click while the mouse moves on the trigger, until it leaves and returns', async () => {
      const user = setup();
      await user.click(trigger('Knowledge'));
      await user.click(trigger('Knowledge'));
      fireEvent.pointerMove(trigger('Knowledge'), { pointerType: 'mouse' });
      advance(1000);
      expect(open()).toEqual([]);
      await user.unhover(trigger('Knowledge'));
      await user.hover(trigger('Knowledge'));
      advance(timing.dropdownOpen);
      expect(open()).toEqual(['Knowledge']);
    });

    it('stays closed after Escape when the mouse moves', async () => {
      const user = setup();
      await user.hover(trigger('Knowledge'));
      advance(timing.dropdownOpen);
      await user.keyboard('{Escape}');
      advance(0);
      expect(open()).toEqual([]);
      expect(trigger('Knowledge')).toHaveFocus();
      fireEvent.pointerMove(trigger('Knowledge'), { pointerType: 'mouse' });
      advance(1000);
      expect(open()).toEqual([]);
    });

    it('ignores touch, which clicks', () => {
      setup();
      fireEvent.pointerMove(trigger('Knowledge'), { pointerType: 'touch' });
      advance(1000);
      expect(open()).toEqual([]);
    });
  });

  describe('from the keyboard', () => {
    it('opens with Enter and Space, and closes with either', async () => {
      render(<MegaMenu menus={sampleMenus} />);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(open()).toEqual(['Our Solution']);
      await userEvent.keyboard(' ');
      expect(open()).toEqual([]);
    });

    it('moves focus from the trigger into the panel, and from its last link to the next trigger', async () => {
      render(<MegaMenu menus={sampleMenus} />);
      press('Our Solution');
      await userEvent.tab();
      expect(screen.getByRole('link', { name: 'How It Works' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Who We Help' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'How It Works' })).toHaveFocus());
    });

    it('follows the direction of the page', async () => {
      const { container } = render(
        <div dir="rtl">
          <MegaMenu menus={sampleMenus} />
        </div>,
      );
      expect(container.querySelectorAll('[dir=ltr]')).toHaveLength(0);
      press('Our Solution');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Who We Help' })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'How It Works' })).toHaveFocus());
    });

    it('moves focus down from the trigger of an open menu to its first link', async () => {
      render(<MegaMenu menus={sampleMenus} />);
      press('Company');
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('link', { name: 'Who We Are' })).toHaveFocus();
    });

    it('reaches the tools below the columns', async () => {
      render(<MegaMenu menus={sampleMenus} />);
      press('Knowledge');
      await userEvent.keyboard('{ArrowDown}{End}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Glossary' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Compare types of funding' })).toHaveFocus());
    });

    it('gives the focus back when Escape closes the panel', async () => {
      render(<MegaMenu menus={sampleMenus} />);
      press('Company');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(open()).toEqual([]));
      expect(trigger('Company')).toHaveFocus();
    });

    it('closes when the focus leaves the navigation', async () => {
      render(
        <>
          <MegaMenu menus={sampleMenus} />
          <button type="button">Elsewhere</button>
        </>,
      );
      press('Company');
      act(() => screen.getByText('Elsewhere').focus());
      expect(open()).toEqual([]);
    });
  });

  it('keeps a menu open that CSS opened before hydration, with its focus', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<MegaMenu menus={sampleMenus} />);
    const link = screen.getByRole('link', { name: 'Blog' });
    link.focus();
    render(<MegaMenu menus={sampleMenus} />, { container, hydrate: true });
    expect(open()).toEqual(['Company']);
    expect(link).toHaveFocus();
  });

  it('closes when one of its links is followed', async () => {
    render(
      <div onClickCapture={(event) => event.preventDefault()}>
        <MegaMenu menus={sampleMenus} />
      </div>,
    );
    press('Knowledge');
    fireEvent.click(screen.getByRole('link', { name: /Term loans/ }));
    await waitFor(() => expect(open()).toEqual([]));
  });

  it('opens another site in a new tab', () => {
    render(<MegaMenu menus={sampleMenus} />);
    press('Knowledge');
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
  });
});
