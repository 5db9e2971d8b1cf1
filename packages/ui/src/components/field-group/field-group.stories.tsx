import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from '../select-field/index.js';
import { FieldGroup } from './field-group.js';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = {
  title: 'Components/Field group',
  component: FieldGroup,
  tags: ['!autodocs'],
  args: {
    label: 'What the contract says',
    text: 'Look for each one in every paper that you are asked to sign.',
    children: (
      <>
        <SelectField
          label="Does an owner guarantee it?"
          name="guarantee"
          options={options}
          placeholder="Not checked yet"
        />
        <SelectField label="Does it renew by itself?" name="renewal" options={options} placeholder="Not checked yet" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getByText('Does it renew by itself?')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What the contract says'));
    await expect(canvas.getByText('Does it renew by itself?')).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };
