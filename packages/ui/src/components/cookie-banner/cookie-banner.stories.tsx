import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { CookieBanner } from './cookie-banner.js';
import { cookieConsent } from './cookie-consent.js';

const clock = createSteppedClock();

const meta = {
  title: 'Components/Cookie banner',
  component: CookieBanner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    content: {
      text: 'This site keeps your choices in your browser. It has no trackers and no advertising.',
      link: { label: 'Privacy', href: '#privacy' },
    },
  },
  // Each story advances this clock to the moment that it shows.
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <div className="bl:min-h-60 bl:p-5">
          <p>The page</p>
        </div>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem(cookieConsent.key);
    return () => localStorage.removeItem(cookieConsent.key);
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const appear = () => clock.step(timing.cookieBanner);

/** 5 s after load. */
export const Appeared: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    appear();
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Cookies' })).toBeVisible());
  },
};

export const AcceptedForGood: Story = {
  async play({ canvas }) {
    appear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ok' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem(cookieConsent.key)).toBe(cookieConsent.value);
  },
};

export const ClosedForNow: Story = {
  async play({ canvas }) {
    appear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem(cookieConsent.key)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    content: {
      text: 'We use cookies to keep the site working, to remember what you have filled in so far, and to see which of our pages help and which do not.',
      link: { label: 'Read the privacy policy', href: '#privacy' },
      accept: 'Accept them',
    },
  },
  async play() {
    appear();
  },
};
