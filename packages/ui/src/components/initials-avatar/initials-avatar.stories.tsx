import type { Meta, StoryObj } from '@storybook/react-vite';
import { InitialsAvatar } from './initials-avatar.js';

const meta = {
  title: 'Components/Initials avatar',
  component: InitialsAvatar,
  tags: ['!autodocs'],
  args: { name: 'Marisol Okafor' },
} satisfies Meta<typeof InitialsAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLetters: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const Several: Story = {
  render: () => (
    <div className="bl:flex bl:flex-wrap bl:gap-4">
      {['Marisol Okafor', 'Dev Raman', 'Elise Tremblay', 'Jonah Reyes', 'Cher', 'Ana de la Cruz'].map((name) => (
        <InitialsAvatar key={name} name={name} />
      ))}
    </div>
  ),
};
