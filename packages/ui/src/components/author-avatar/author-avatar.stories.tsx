import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorAvatar } from './author-avatar.js';
import { samplePicture } from './author-avatar.samples.js';

const meta = {
  title: 'Components/Author avatar',
  component: AuthorAvatar,
  tags: ['!autodocs'],
  args: { src: samplePicture },
} satisfies Meta<typeof AuthorAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KnownAuthor: Story = {};

export const NoPicture: Story = { args: { src: undefined } };

/** Larger, beside the text about the author. */
export const Large: Story = { args: { className: 'bl:size-24' } };

export const BesideTheName: Story = {
  render: (args) => (
    <p className="bl:flex bl:items-center bl:gap-3 bl:text-body-sm">
      <AuthorAvatar {...args} />
      <span>
        <strong className="bl:block bl:font-semibold bl:text-default">Amara Lindqvist</strong>
        <span className="bl:text-muted">Head of Capital Advisory</span>
      </span>
    </p>
  ),
};
