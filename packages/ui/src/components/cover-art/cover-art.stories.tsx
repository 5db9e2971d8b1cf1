import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoverArt } from './cover-art.js';
import { sampleCovers } from './cover-art.samples.js';
import { spreadTones } from './cover-kinds.js';

const meta = {
  title: 'Components/Cover art',
  component: CoverArt,
  tags: ['!autodocs'],
  args: { slug: 'debt-financing-guide', category: 'Guide', className: 'bl:rounded-control' },
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = { args: { className: 'bl:max-w-2xl bl:rounded-control' } };

/**
 * The five compositions: a horizon for guides, bouncing arcs for insights, two joined rings for releases, rising steps
 * for case studies, open rings for features.
 */
export const Categories: Story = {
  render: (args) => (
    <ul className="bl:grid bl:gap-6 bl:md:grid-cols-2 bl:lg:grid-cols-3">
      {['Guide', 'Insights', 'Press Release', 'Case Study', 'New Feature Release', 'A category nobody knows'].map(
        (category) => (
          <li key={category}>
            <CoverArt {...args} category={category} />
            <p className="bl:text-body-sm">{category}</p>
          </li>
        ),
      )}
    </ul>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <div className="bl:grid bl:gap-6 bl:md:grid-cols-2">
      <CoverArt {...args} tone="paper" />
      <CoverArt {...args} tone="sky" />
      <CoverArt {...args} tone="cobalt" />
      <CoverArt {...args} tone="ink" />
    </div>
  ),
};

/** One slug in each frame. */
export const Shapes: Story = {
  render: (args) => (
    <div className="bl:flex bl:flex-col bl:items-start bl:gap-6">
      <CoverArt {...args} shape="banner" className="bl:max-w-4xl" />
      <CoverArt {...args} shape="card" className="bl:max-w-2xl" />
      <CoverArt {...args} shape="tile" className="bl:max-w-sm" />
    </div>
  ),
};

/** Many covers: none is sparse, and no neighbours have the same tone. */
export const Gallery: Story = {
  render: (args) => {
    const tones = spreadTones(sampleCovers);
    return (
      <ul className="bl:grid bl:gap-4 bl:md:grid-cols-3 bl:lg:grid-cols-5">
        {sampleCovers.map((cover, index) => (
          <li key={cover.slug}>
            <CoverArt {...args} {...cover} tone={tones[index]} />
            <p className="bl:text-caption">{cover.slug}</p>
          </li>
        ))}
      </ul>
    );
  },
  async play({ canvasElement }) {
    const tones = [...canvasElement.querySelectorAll('[data-slot=cover-art]')].map((cover) =>
      cover.getAttribute('data-tone'),
    );
    for (const [index, tone] of tones.entries()) await expect(tone).not.toBe(tones[index + 1]);
  },
};

/** For a picture that adds information to the text beside it. */
export const Described: Story = {
  args: { label: 'A small amber sun on the second of five arcs over a wide horizon.', className: 'bl:max-w-2xl' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: /small amber sun/ })).toBeVisible();
  },
};
