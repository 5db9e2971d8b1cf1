import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Block } from '../../types.js';
import { Prose } from './prose.js';

const blocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'You borrow a sum, agree how it comes back, and pay for the time in between. That payment may be interest, a fixed fee or a share of sales.',
  },
  {
    kind: 'paragraph',
    text: 'The part owners tend to miss is the **rhythm**. If you are weighing a lump sum against flexible access, start with our guide to [business loans and lines of credit](/blog/business-loans-vs-line-of-credit-guide).',
  },
  {
    kind: 'list',
    items: [
      '**Cash flow.** Can the business carry the payment in its worst month?',
      '**Track record.** At least six months of history helps; twelve is better.',
      '**Purpose.** A clear use of funds is easier to approve than a round number.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Privacy Officer\nToronto, Ontario\n[privacy@boundless.example](mailto:privacy@boundless.example)',
  },
];

const meta = {
  title: 'Components/Prose',
  component: Prose,
  tags: ['!autodocs'],
  args: { blocks },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const Body: Story = { args: { size: 'body' } };

export const WithLead: Story = {
  args: { lead: true },
  async play({ canvasElement }) {
    const [first, second] = [...canvasElement.querySelectorAll('p')].map((p) =>
      Number.parseFloat(getComputedStyle(p).fontSize),
    );
    await expect(first).toBeGreaterThan(second ?? Number.NaN);
  },
};

/** A heading, numbered steps and a table, as in guides. */
export const WithTable: Story = {
  args: {
    blocks: [
      { kind: 'heading', text: 'Two offers' },
      {
        kind: 'table',
        caption: 'The same $60,000, two offers',
        head: ['Offer', 'Payment', 'Cost'],
        align: ['left', 'right', 'right'],
        rows: [
          ['Three years at 12%', '$1,993', '$13,543'],
          ['Twelve months, flat 15%', '$5,750', '$9,000'],
        ],
      },
      {
        kind: 'steps',
        items: ['Write down what you receive.', 'Write down each payment.', 'Let a spreadsheet find the rate.'],
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'The same $60,000, two offers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The page renders each tool that the text names. */
export const WithATool: Story = {
  args: {
    blocks: [
      { kind: 'paragraph', text: 'The payment is $1,037.03 a month.' },
      { kind: 'tool', label: 'Your own loan', href: '/tools/sample?amount=10000' },
      { kind: 'paragraph', text: 'And so on.' },
    ],
    tool: (href, label) => (
      <form action={href} aria-label={label} className="bl:rounded-panel bl:border bl:border-line bl:p-6">
        <strong>{label}</strong>
      </form>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('form', { name: 'Your own loan' })).toBeVisible();
  },
};

/** Anything that is not light markup is shown as text and executes nothing. */
export const Hostile: Story = {
  args: {
    blocks: [
      { kind: 'paragraph', text: '<img src=x onerror="alert(1)"> and [a link](javascript:alert(1)), **and' },
      { kind: 'list', items: ['<b>a list</b>', '[elsewhere](//evil.example)'] },
    ],
  },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('img, b, a')).toBeNull();
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
  },
};

export const LongWord: Story = {
  args: {
    blocks: [
      { kind: 'paragraph', text: `Read [${'https://www.example.com/'.repeat(6)}](https://www.example.com) first.` },
    ],
  },
};
