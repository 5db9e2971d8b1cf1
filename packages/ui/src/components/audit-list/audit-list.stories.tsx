import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditList } from './audit-list.js';
import { sampleActions, sampleRecords } from './audit-list.samples.js';

const meta = {
  title: 'Components/Audit list',
  component: AuditList,
  tags: ['!autodocs'],
  args: { records: sampleRecords, actions: sampleActions },
} satisfies Meta<typeof AuditList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryAction: Story = {};

/** A detail may be as long as a search text. */
export const LongSubject: Story = {
  args: {
    records: [
      {
        id: '1',
        at: '2025-03-18T15:01:00',
        action: 'export',
        subject: `/api/partnerships.csv?q=${'supercalifragilistic'.repeat(12)}`,
        address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      },
    ],
  },
};
