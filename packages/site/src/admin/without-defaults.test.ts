import { expect, it } from 'vitest';
import { withoutDefaults } from './without-defaults.js';

const inquiry = {
  id: 'p1',
  submittedAt: '2025-03-18T10:42:00Z',
  handled: false,
  company: 'Ledgerline',
  firstName: 'Theo',
  lastName: 'Grant',
  email: 'theo@ledgerline.example',
  phone: '212 555 0172',
  partnershipType: 'referral',
  partnershipGoals: 'Refer sixty firms',
  jobTitle: 'Not specified',
  fundingRange: 'Not specified',
  clientVolume: 'Not specified',
  businessDescription: 'Referral partnership inquiry',
  consent: true,
} as const;

it('drops the defaults of forms, and keeps what a person entered', () => {
  expect(withoutDefaults(inquiry)).toMatchObject({
    jobTitle: undefined,
    fundingRange: undefined,
    clientVolume: undefined,
    businessDescription: undefined,
    partnershipGoals: 'Refer sixty firms',
  });
  // The default of the inquiry page, which contains the chosen type.
  const general = { ...inquiry, businessDescription: 'General partnership inquiry' };
  expect(withoutDefaults(general).businessDescription).toBeUndefined();
  const said = { jobTitle: 'Partner', fundingRange: '$1M', clientVolume: '60', businessDescription: 'Bookkeeping' };
  expect(withoutDefaults({ ...inquiry, ...said })).toMatchObject(said);
});
