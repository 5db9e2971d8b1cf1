import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColourContrast } from './colour-contrast.js';
import { ColourRamps } from './colour-ramps.js';
import { Surfaces } from './surfaces.js';

const meta = { title: 'Foundations/Colour', component: Surfaces, tags: ['!autodocs'] } satisfies Meta<typeof Surfaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEverySurface: Story = { render: () => <Surfaces /> };

export const Primitives: Story = { render: () => <ColourRamps /> };

/** No pair fails, in any brand. */
export const Contrast: Story = {
  tags: ['no-forced-colors'],
  render: () => <ColourContrast />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText(/^AA/).length).toBeGreaterThan(20));
    await expect(canvas.queryAllByText('fails')).toEqual([]);
  },
};
