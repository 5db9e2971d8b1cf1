import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLegal } from '../../sections/legal-document/legal-document.samples.js';
import { LegalPage } from './legal-page.js';

const meta = {
  title: 'Templates/Legal page',
  component: LegalPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleLegal },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Contents: Story = { args: { layout: 'contents' } };

export const WithOtherDocuments: Story = {
  args: { others: [{ label: 'Terms and Conditions', href: '/terms-of-service' }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
};
