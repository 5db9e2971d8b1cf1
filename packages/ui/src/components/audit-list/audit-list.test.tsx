import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { AuditList } from './audit-list.js';
import { sampleActions, sampleRecords } from './audit-list.samples.js';

describe('AuditList', () => {
  describeContract(<AuditList records={sampleRecords} actions={sampleActions} />, { slot: 'audit-list' });

  it('says who did what, to what, from where and when', () => {
    render(<AuditList records={sampleRecords} actions={sampleActions} />);
    const [first, ...others] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Sent a notification againm1\.webhook203\.0\.113\.7Mar 18, 2025, 3:12\sPM$/);
    expect(others).toHaveLength(5);
  });

  it('shows the label of an action, or its own name', () => {
    render(<AuditList records={sampleRecords} actions={{ 'sign-in': 'Came in' }} />);
    expect(screen.getByText('Came in')).toBeVisible();
    expect(screen.getByText('sign-out')).toBeVisible();
  });
});
