import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LegalDocument } from './legal-document.js';
import { sampleLegal } from './legal-document.samples.js';

const meta = {
  title: 'Sections/Legal document',
  component: LegalDocument,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleLegal },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

/** On narrow screens the table of contents is a bar below the header. */
export const Contents: Story = { args: { layout: 'contents' } };

/** With as much space below as a footer takes. */
export const LookingSomethingUp: Story = {
  args: { layout: 'contents', className: 'bl:pb-[100vh]' },
  async play({ canvasElement }) {
    document.getElementById('use')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(canvasElement.querySelector('section[data-state=active]')).toHaveTextContent('Using and Disclosing'),
    );
  },
};

export const LongHeading: Story = {
  args: {
    layout: 'contents',
    content: {
      ...sampleLegal,
      title: 'Nutzungsbedingungen und Datenschutzgrundverordnungserklärung',
      sections: sampleLegal.sections.map((section) => ({
        ...section,
        heading: `${section.heading}: ${section.heading}`,
      })),
    },
  },
};
