import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { sampleHeader } from '../mega-menu/mega-menu.samples.js';
import { MobileMenu } from './mobile-menu.js';

const sheet = () => document.querySelector('[data-slot=mobile-menu]');
const opener = () => screen.getByRole('button', { name: 'Open menu' });
const closer = () => screen.getByRole('button', { name: 'Close menu' });

// jsdom hides a popover initially, but cannot show it.
const Menu = () => <MobileMenu content={sampleHeader} style={{ display: 'flex' }} />;

describe('MobileMenu', () => {
  describeContract(<MobileMenu content={sampleHeader} />, { slot: 'mobile-menu' });

  it('opens a sheet, moves the focus into it and stops the page from scrolling', async () => {
    render(<Menu />);
    expect(sheet()).toHaveAttribute('data-state', 'closed');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    expect(sheet()).toHaveAttribute('data-state', 'open');
    expect(closer()).toHaveFocus();
    expect(closer()).toHaveAttribute('aria-expanded', 'true');
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it.each([
    ['the button', () => userEvent.click(closer())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['following a link', () => userEvent.click(screen.getByRole('link', { name: 'Lenders' }))],
  ])('closes by %s, returns the focus and lets the page scroll again', async (_, close) => {
    render(
      // biome-ignore lint/a11y: keeps jsdom from following the link
      <div onClick={(event) => event.preventDefault()}>
        <Menu />
      </div>,
    );
    await userEvent.click(opener());
    await close();
    expect(sheet()).toHaveAttribute('data-state', 'closed');
    expect(opener()).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('keeps the id of its caller', () => {
    render(<MobileMenu content={sampleHeader} id="menus" />);
    expect(sheet()).toHaveAttribute('id', 'menus');
    expect(opener()).toHaveAttribute('aria-controls', 'menus');
  });

  it('keeps the Tab key inside', async () => {
    render(
      <>
        <Menu />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.click(opener());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Create Free Account' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveFocus();
    for (let stop = 0; stop < 50; stop++) {
      await userEvent.tab();
      expect(sheet()).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes when the visitor goes back to another page', async () => {
    render(<Menu />);
    await userEvent.click(opener());
    act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(sheet()).toHaveAttribute('data-state', 'closed');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('expands each section independently', async () => {
    render(<Menu />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Knowledge' }));
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    expect(screen.getByRole('button', { name: 'Knowledge' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Company' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Knowledge' }));
    expect(screen.getByRole('button', { name: 'Knowledge' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the links to the guides, the sign-up and the tools under Knowledge, like the panel on wide screens', async () => {
    render(<Menu />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Knowledge' }));
    expect(screen.getByRole('link', { name: 'Business Guides' })).toHaveAttribute('href', '/blog?category=guides');
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      'https://app.boundless.example/signup/',
    );
    expect(screen.getByRole('link', { name: 'Check an offer' })).toHaveAttribute('href', '/tools/check-an-offer');
    expect(screen.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/glossary');
  });

  it('keeps a section as it was before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Menu />);
    const [details] = container.getElementsByTagName('details');
    details?.setAttribute('open', '');
    render(<Menu />, { container, hydrate: true });
    expect(details).toHaveAttribute('open');
    expect(details?.firstElementChild).toHaveAttribute('aria-expanded', 'true');
  });

  describe('in a browser with popovers', () => {
    const togglePopover = vi.fn();
    beforeEach(() => {
      togglePopover.mockReset();
      HTMLElement.prototype.togglePopover = togglePopover;
      return () => {
        delete (HTMLElement.prototype as Partial<HTMLElement>).togglePopover;
      };
    });

    it('opens above everything else', async () => {
      render(<Menu />);
      await userEvent.click(opener());
      expect(togglePopover).toHaveBeenLastCalledWith(true);
      await userEvent.click(closer());
      expect(togglePopover).toHaveBeenLastCalledWith(false);
    });

    it('stays open if the browser opened it before hydration', () => {
      vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === ':popover-open');
      render(<Menu />);
      expect(sheet()).toHaveAttribute('data-state', 'open');
      expect(togglePopover).not.toHaveBeenCalledWith(false);
    });

    it('follows a back gesture', async () => {
      render(<Menu />);
      await userEvent.click(opener());
      act(() => sheet()?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })));
      expect(sheet()).toHaveAttribute('data-state', 'closed');
    });
  });
});
