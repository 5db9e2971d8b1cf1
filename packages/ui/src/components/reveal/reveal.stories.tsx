import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Reveal } from './reveal.js';

const Section = () => (
  <section className="bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-8">
    <h2 className="bl:text-heading-lg">One profile, every lender</h2>
    <p className="bl:mt-2">Scroll until a tenth of this is on screen, and it comes in.</p>
  </section>
);

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  tags: ['!autodocs'],
  args: { children: <Section /> },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Content that is on screen when the page hydrates stays visible. */
export const OnScreen: Story = {};

/** Further down: it is hidden and then appears once. */
export const ScrolledTo: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <div className="bl:pt-[150vh] bl:pb-[50vh]">
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const reveal = canvasElement.querySelector('[data-slot=reveal]');
    await waitFor(() => expect(reveal).toHaveAttribute('data-state', 'hidden'));
    reveal?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(reveal).toHaveAttribute('data-state', 'visible'));
  },
};
