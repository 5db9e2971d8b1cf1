import { describe } from 'vitest';
import { describeLeadStore } from '../../testing/lead-store-contract.js';
import { testDatabase } from '../../testing/test-database.js';
import { openPostgres } from './open-postgres.js';

describe('the contract of all stores, in PostgreSQL', () => {
  describeLeadStore(async () => {
    const database = await testDatabase();
    return { ...database, open: async () => (await openPostgres(database.url)).store };
  });
});
