import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './date-time.js';

const meta = {
  title: 'Components/Date time',
  component: DateTime,
  tags: ['!autodocs'],
  args: { at: '2025-03-18T10:42' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moment: Story = {};

export const NotKnown: Story = { args: { at: undefined } };
