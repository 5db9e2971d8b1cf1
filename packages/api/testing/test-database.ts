import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase extends AsyncDisposable {
  /** The address of its own empty schema. */
  url: string;
  /** Runs a statement in the schema as administrator. */
  query(statement: string): Promise<Record<string, unknown>[]>;
}

/** A new schema in the database of this run, removed after the test. */
export async function testDatabase(): Promise<TestDatabase> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('databaseUrl'));
  url.searchParams.set('options', `-c search_path=${schema}`);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create schema ${schema}`);
  return {
    url: url.href,
    query: async (statement) => (await client.query(statement)).rows,
    async [Symbol.asyncDispose]() {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}
