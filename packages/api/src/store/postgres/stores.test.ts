import { describe } from 'vitest';
import { describeStores } from '../../../testing/stores-contract.js';
import { testDatabase } from '../../../testing/test-database.js';
import { openPostgres } from './open-postgres.js';

describe('the contract of all stores, in PostgreSQL', () => {
  describeStores(async () => {
    const database = await testDatabase();
    return {
      ...database,
      open: () => openPostgres(database.url, Date.now),
      async contents() {
        const tables = ['leads', 'deliveries', 'audit', 'tombstones', 'ended_sessions', 'staff'];
        const rows = [];
        for (const table of tables) rows.push(...(await database.query(`select * from ${table}`)));
        return JSON.stringify(rows);
      },
    };
  });
});
