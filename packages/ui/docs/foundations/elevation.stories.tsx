import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radii, Shadows } from './elevation-sample.js';

const meta = { title: 'Foundations/Elevation', component: Shadows, tags: ['!autodocs'] } satisfies Meta<typeof Shadows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OffThePage: Story = { render: () => <Shadows /> };

export const Corners: Story = { render: () => <Radii /> };
