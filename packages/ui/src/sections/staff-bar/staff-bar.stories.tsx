import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/index.js';
import { StaffBar } from './staff-bar.js';

const signOut = fn();

const meta = {
  title: 'Sections/Staff bar',
  component: StaffBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before signing in, the only link is the one to the home page. */
export const SignedOut: Story = {};

export const SignedIn: Story = {
  args: {
    children: (
      <Button variant="line" size="sm" onClick={signOut}>
        Sign out
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

/** On narrow screens the button is on a line of its own. */
export const LongWords: Story = {
  args: {
    label: 'Nur für Mitarbeiterinnen und Mitarbeiter',
    children: (
      <Button variant="line" size="sm">
        Vom Posteingang abmelden
      </Button>
    ),
  },
};
