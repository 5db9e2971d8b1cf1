import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { icons } from '../../src/components/icon/index.js';
import { IconGallery } from './icon-gallery.js';

const meta = { title: 'Foundations/Icons', component: IconGallery, tags: ['!autodocs'] } satisfies Meta<
  typeof IconGallery
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => <IconGallery />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
  },
};
