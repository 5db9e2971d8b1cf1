import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclaimer } from './disclaimer.js';

const meta = {
  title: 'Components/Disclaimer',
  component: Disclaimer,
  tags: ['!autodocs'],
  args: { children: 'This text explains in general. It is no advice about your business.' },
} satisfies Meta<typeof Disclaimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
