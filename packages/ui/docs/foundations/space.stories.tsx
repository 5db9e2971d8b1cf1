import type { Meta, StoryObj } from '@storybook/react-vite';
import { GridSample } from './grid-sample.js';
import { SpaceScale } from './space-scale.js';

const meta = { title: 'Foundations/Space', component: SpaceScale, tags: ['!autodocs'] } satisfies Meta<
  typeof SpaceScale
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = { render: () => <SpaceScale /> };

export const Grid: Story = { parameters: { layout: 'fullscreen' }, render: () => <GridSample /> };
