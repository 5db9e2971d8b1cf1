import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Starts the database that the tests of one run share, unless `TEST_DATABASE_URL` names another one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  // Otherwise the first migration would create it in the schema of its test, which is dropped while others use it.
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create extension if not exists pg_trgm').catch(() => undefined);
  await client.end();
  project.provide('databaseUrl', server.url);
  return server.stop;
}
