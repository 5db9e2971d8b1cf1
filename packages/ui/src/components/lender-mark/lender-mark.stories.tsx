import type { Meta, StoryObj } from '@storybook/react-vite';
import { LenderMark, lenderNames } from './lender-mark.js';

const meta = {
  title: 'Components/Lender mark',
  component: LenderMark,
  tags: ['!autodocs'],
  args: { lender: 'Corvane' },
  argTypes: { lender: { control: 'select', options: lenderNames } },
} satisfies Meta<typeof LenderMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

/** Each beside its name, as in offers. */
export const BesideNames: Story = {
  render: () => (
    <ul className="bl:grid bl:gap-3">
      {lenderNames.map((lender) => (
        <li key={lender} className="bl:flex bl:items-center bl:gap-4 bl:text-default">
          <LenderMark lender={lender} />
          <span>{lender}</span>
        </li>
      ))}
    </ul>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <LenderMark {...args} />
    </div>
  ),
};
