import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsletterForm } from '../../components/newsletter-form/index.js';
import { sampleNewsletter } from '../../test/sample-forms.js';
import { SiteFooter } from './site-footer.js';
import { sampleFooter } from './site-footer.samples.js';

const meta = {
  title: 'Sections/Site footer',
  component: SiteFooter,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: sampleFooter,
    newsletter: <NewsletterForm {...sampleNewsletter} submit={async () => {}} />,
    // Following a link would leave the story.
    onClick: (event) => (event.target as Element).closest('a') && event.preventDefault(),
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@boundless.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What we do with your address' })).toBeVisible();
  },
};

export const WithoutNewsletter: Story = { args: { newsletter: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const LongContent: Story = {
  args: {
    content: {
      ...sampleFooter,
      columns: sampleFooter.columns.map((column) => ({
        ...column,
        links: [...column.links, { label: 'Une page au titre exceptionnellement long', href: '/fr' }],
      })),
      email: 'accompagnement-des-entreprises@boundless.example',
    },
  },
};
