import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandContrast } from './brand-contrast.js';

const meta = {
  title: 'Foundations/Brand contrast',
  component: BrandContrast,
  tags: ['!autodocs'],
} satisfies Meta<typeof BrandContrast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypeAColour: Story = {
  async play({ canvas }) {
    const accent = canvas.getByLabelText(/Accent/);
    await userEvent.clear(accent);
    await userEvent.type(accent, 'hotpink');
    await expect(canvas.getByRole('status')).toHaveTextContent('26 of 26 pairs meet AA.');
    await expect(canvas.getByRole('status')).toHaveTextContent('hotpink as text reaches');
    await expect(canvas.getAllByText('#ff69b4').length).toBeGreaterThan(0);
  },
};

export const NoColour: Story = {
  async play({ canvas }) {
    const accent = canvas.getByLabelText(/Accent/);
    await userEvent.clear(accent);
    await userEvent.type(accent, 'sunny');
    await expect(canvas.getByText('"sunny" is not a CSS colour. Write one such as #0a7a50.')).toBeVisible();
    await expect(accent).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TwoColours: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText(/Second colour/), 'navy');
    await expect(canvas.getAllByText('#000080').length).toBeGreaterThan(0);
  },
};

export const Black: Story = { args: { accent: '#000000', name: 'Noir' } };

export const White: Story = { args: { accent: '#ffffff', name: 'Blanc' } };

export const Neon: Story = { args: { accent: '#39ff14', name: 'Voltage' } };
