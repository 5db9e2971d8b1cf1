import { expect, it } from 'vitest';
import { findMisspelled } from './similar-names.js';

const known = ['PORT', 'HOST', 'DATA_DIR', 'SMTP_URL', 'SMTP_FROM', 'DATABASE_URL', 'TRUST_PROXY', 'ADMIN_PASSWORD'];

it.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
  ['SMTP_FORM', 'SMTP_FROM'],
  ['DATA_DIRS', 'DATA_DIR'],
])('takes %s for %s', (given, meant) => {
  expect(findMisspelled([given, 'PATH'], known)).toEqual([[given, meant]]);
});

it.each(['POST', 'HOSTNAME', 'PORTS', 'SMTP_USER', 'DATABASE', 'XDG_DATA_DIRS', 'HTTP_PROXY', 'PGDATABASE', 'PWD'])(
  'does not take %s for another name',
  (given) => expect(findMisspelled([given], known)).toEqual([]),
);

it('does not look for a name that is given too', () => {
  expect(findMisspelled(['DATABASE_URL', 'DATABASE_URI'], known)).toEqual([]);
});
