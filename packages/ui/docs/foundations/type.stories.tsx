import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeFamilies } from './type-families.js';
import { TypeScale } from './type-scale.js';

const meta = { title: 'Foundations/Type', component: TypeFamilies, tags: ['!autodocs'] } satisfies Meta<
  typeof TypeFamilies
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Families: Story = { render: () => <TypeFamilies /> };

export const Scale: Story = { render: () => <TypeScale /> };
