import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../../components/prose/index.js';
import { tabTo } from '../../test/tab-to.js';
import { InfoPage } from './info-page.js';

const meta = {
  title: 'Templates/Info page',
  component: InfoPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      hero: {
        title: 'How a partnership begins',
        lede: 'Three conversations, one agreement, and a page that looks like yours.',
        actions: [{ label: 'Talk To Our Team', href: 'https://meet.boundless.example/expert' }],
      },
      closing: { title: 'Bring us one question.', actions: [{ label: 'Contact us', href: '/contact-us' }] },
    },
    children: (
      <section className="bl:wrap bl:section-y">
        <Prose
          blocks={[
            {
              kind: 'paragraph',
              text: 'We ask what your customers need money for. You ask what lenders ask of them.',
            },
            {
              kind: 'list',
              items: ['**Week one.** We read each other.', '**Week two.** We agree on words and figures.'],
            },
          ]}
        />
      </section>
    ),
  },
} satisfies Meta<typeof InfoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { play: () => tabTo('Talk To Our Team', 'Contact us') };

export const WithoutClosing: Story = { args: { content: { hero: { title: 'A page that simply ends' } } } };

export const OnInk: Story = { args: { surface: 'ink' } };
