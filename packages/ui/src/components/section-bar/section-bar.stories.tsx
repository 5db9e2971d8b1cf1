import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../test/tab-to.js';
import { MotionToggle } from '../motion-toggle/index.js';
import { SectionBar } from './section-bar.js';

const meta = {
  title: 'Components/Section bar',
  component: SectionBar,
  tags: ['!autodocs'],
  args: { title: 'What we stand for', children: <MotionToggle className="bl:max-sm:-ms-3 bl:sm:-me-3" /> },
} satisfies Meta<typeof SectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithToggle: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  play: () => tabTo('Pause motion'),
};

/** For the second and later moving groups of a page: only the icon, which stays beside the title on phones. */
export const WithIcon: Story = { args: { children: <MotionToggle variant="icon" className="bl:-me-3" /> } };

/** In a narrow column. */
export const Small: Story = { args: { size: 'sm', title: 'Why Partner' } };

export const LongTitle: Story = {
  args: { title: 'From a first hello, over a signed agreement and a first file, to a quarterly rhythm' },
};

export const TitleAlone: Story = { args: { children: undefined } };
