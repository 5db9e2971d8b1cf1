import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlClass, controlProps, Field } from './index.js';

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['!autodocs'],
  args: { controlId: 'start', label: 'Start date', required: true },
  render: (args) => (
    <Field {...args} className="bl:max-w-sm">
      <input type="date" className={controlClass} {...controlProps(args.controlId, args.required, args.error)} />
    </Field>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A control for which the kit has no field, in the same frame. */
export const OwnControl: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Start date'));
    await expect(canvas.getByLabelText('Start date')).toHaveFocus();
  },
};

export const WithMessage: Story = { args: { error: 'Please enter this field' } };

export const MayStayEmpty: Story = { args: { required: false } };

/** In a form of two columns. */
export const Spans: Story = {
  render: (args) => (
    <div className="bl:grid bl:gap-5 bl:sm:grid-cols-2">
      <Field {...args} controlId="left" label="Half">
        <input id="left" className={controlClass} />
      </Field>
      <Field {...args} controlId="right" label="Other half">
        <input id="right" className={controlClass} />
      </Field>
      <Field {...args} controlId="whole" label="Whole" span="full">
        <input id="whole" className={controlClass} />
      </Field>
    </div>
  ),
};
