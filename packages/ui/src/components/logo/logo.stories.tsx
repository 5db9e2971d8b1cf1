import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../test/tab-to.js';
import { Logo } from './logo.js';
import { LogoLink } from './logo-link.js';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  tags: ['!autodocs'],
  args: { className: 'bl:text-default' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lockup: Story = { args: { className: 'bl:text-default bl:[--bl-mark:--theme(--color-mark)]' } };

export const OneColour: Story = {};

export const MarkAlone: Story = { args: { variant: 'symbol', className: 'bl:text-accent' } };

export const Large: Story = { args: { variant: 'symbol', className: 'bl:h-40 bl:text-accent' } };

/** As in the header: a link to the home page. */
export const AsALink: Story = {
  tags: ['no-fr'],
  render: () => <LogoLink onClick={(event) => event.preventDefault()} />,
  play: () => tabTo('Boundless, home'),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <Logo {...args} />
    </div>
  ),
};

export const OnBrand: Story = {
  render: (args) => (
    <div data-surface="brand" className="bl:p-8">
      <Logo {...args} />
    </div>
  ),
};
