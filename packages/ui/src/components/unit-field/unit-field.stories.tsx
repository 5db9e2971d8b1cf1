import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { CalculatorField } from '../../types.js';
import { sampleFields } from '../result-panel/result-panel.samples.js';
import { UnitField } from './unit-field.js';

const meta = {
  title: 'Components/Unit field',
  component: UnitField,
  tags: ['!autodocs'],
  args: { field: sampleFields[0] as CalculatorField },
  decorators: [
    (Story) => (
      <div className="bl:max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnitField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithSlider: Story = {
  args: { field: sampleFields[1] as CalculatorField, onInput: fn() },
  async play({ args, canvas }) {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '24');
    await expect(slider).toHaveValue('24');
    await expect(args.onInput).toHaveBeenCalled();
  },
};

export const MayStayEmpty: Story = { args: { field: sampleFields[2] as CalculatorField } };

export const WithMessage: Story = {
  args: { field: { ...(sampleFields[0] as CalculatorField), value: 'a lot', error: 'Please enter a number' } },
};
