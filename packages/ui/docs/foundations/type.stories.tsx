import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeFamilies } from './type-families.js';
import { TypeScale } from './type-scale.js';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Families: Story = { render: () => <TypeFamilies /> };

export const Scale: Story = { render: () => <TypeScale /> };
