import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { SelectField } from '../select-field/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { UnitField } from '../unit-field/index.js';
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

/** In a disabled `<fieldset>`, for example while something is being saved. */
export const Disabled: Story = {
  render: () => (
    <fieldset disabled className="bl:border-0 bl:p-0 bl:grid bl:gap-5 bl:sm:grid-cols-2">
      <TextField label="Company" name="company" defaultValue="Northfold" required />
      <SelectField label="Region" name="region" options={[{ value: 'CA-ON', label: 'Ontario' }]} required />
      <UnitField
        field={{
          name: 'months',
          label: 'Months',
          suffix: 'months',
          value: '24',
          slider: { min: 1, max: 60, step: 1, from: '1', to: '60' },
        }}
      />
      <TextArea label="Message" name="message" defaultValue="Two ovens" span="full" required />
      <SegmentedControl
        label="Currency"
        name="currency"
        options={['USD', 'CAD'].map((value) => ({ value, label: value }))}
        defaultValue="CAD"
      />
      <Checkbox label="You may contact me about this message." name="consent" defaultChecked />
    </fieldset>
  ),
  async play({ canvas, canvasElement }) {
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    for (const role of ['textbox', 'combobox', 'slider', 'radio', 'checkbox'])
      for (const control of canvas.getAllByRole(role)) await expect(control).toBeDisabled();
  },
};
