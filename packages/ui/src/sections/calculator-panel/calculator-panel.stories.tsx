import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldGroup } from '../../components/field-group/index.js';
import { sampleEmpty, sampleFields, sampleResult } from '../../components/result-panel/result-panel.samples.js';
import { UnitField } from '../../components/unit-field/index.js';
import { CalculatorPanel } from './calculator-panel.js';

const meta = {
  title: 'Sections/Calculator panel',
  component: CalculatorPanel,
  tags: ['!autodocs'],
  args: {
    content: {
      title: 'Your offer',
      submit: 'Work it out',
      note: 'This is a calculation, not an offer or advice.',
      seeResult: 'See the result',
      currency: {
        label: 'Currency',
        name: 'currency',
        options: [
          { value: 'USD', label: 'USD' },
          { value: 'CAD', label: 'CAD' },
        ],
      },
      empty: sampleEmpty,
    },
    fields: sampleFields,
    currency: 'USD',
    action: '/tools/sample',
    result: sampleResult,
  },
} satisfies Meta<typeof CalculatorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithResult: Story = {
  tags: ['spoken'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000');
    await expect(canvasElement.querySelector('[data-slot=calculator-result]')).toHaveTextContent('24.12%');
  },
};

export const FollowsEachKeyStroke: Story = {
  args: { form: { onInput: fn() } },
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '00');
    await expect(args.form?.onInput).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = { args: { result: undefined, fields: sampleFields.map(({ value, ...field }) => field) } };

export const WithMessages: Story = {
  args: {
    result: undefined,
    fields: sampleFields.map((field) => ({ ...field, value: 'none', error: 'Please enter a number' })),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('textbox', { description: /Please enter a number/ })).toHaveLength(3);
  },
};

export const InAColumn: Story = { args: { layout: 'column' } };

export const ResultBelow: Story = {
  args: {
    layout: 'stacked',
    fields: [],
    choices: ['Offer A', 'Offer B'].map((offer, index) => (
      <FieldGroup key={offer} label={offer} span="half" open>
        {sampleFields.map((field) => (
          <UnitField key={field.name} field={{ ...field, name: `${index}-${field.name}` }} />
        ))}
      </FieldGroup>
    )),
  },
};
