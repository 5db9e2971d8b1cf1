import pg from 'pg';
import { StorageError } from '../errors.js';

// JavaScript's numbers end sooner than PostgreSQL's. Ours do not get there.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Of one process. PostgreSQL allows a hundred by default, for all processes together. */
const CONNECTIONS = 10;
/** A visitor waits for the answer; after this time the answer asks to try again. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
/** Nobody waits for a transaction: they make tables and move data, which takes its time. */
const STEP_MS = 30 * 60_000;

export interface DatabaseTimeouts {
  connectMs?: number | undefined;
  queryMs?: number | undefined;
}

/** What our SQL needs of a connection, or of all of them. Rows are named by whoever wrote the statement. */
export interface Sql {
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Connections to one database, shared by everything in this process. Every failure is a {@link StorageError}. */
export interface Database extends Sql {
  /** All of it or nothing, on one connection. For the start and for commands: its statements may take long. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** NUL, which no text in PostgreSQL can hold, arrives in addresses and searches only: those match nothing then. */
const clean = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));

/** The log shows codes, no messages. What has no code comes from the driver: nobody answered. */
function failure(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const { code = 'DATABASE_AWAY' } = cause as NodeJS.ErrnoException;
  return Object.assign(new StorageError('The database did not do it', { cause }), { code });
}

/** Whether a connection broke under a statement. It may have been carried out or not. */
const isLost = ({ code = '', message = '' }: NodeJS.ErrnoException) =>
  /^(08...|57P01|57P02|ECONNRESET|EPIPE)$/.test(code) ||
  /^(Connection terminated unexpectedly|Client has encountered a connection error)/.test(message);

const sqlOf = (client: pg.Pool | pg.PoolClient, timeout: number): Sql => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const statement = { text, values: clean(values), query_timeout: timeout };
    return (await client.query<Row>(statement)).rows;
  },
});

/** Sets up connections, which are opened when they are needed. */
export function openDatabase(connectionString: string, timeouts: DatabaseTimeouts = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs ?? CONNECT_MS,
    keepAlive: true,
    fallback_application_name: 'boundless-api',
  });
  // A connection that breaks while nobody uses it is replaced by the next one who needs one, who reports what is wrong.
  pool.on('error', () => undefined);
  const sql = sqlOf(pool, timeouts.queryMs ?? QUERY_MS);

  return {
    /**
     * A statement whose connection breaks is sent again over another one: a database that restarts or fails over
     * costs no lead. So every statement must bear being carried out twice.
     */
    async query<Row extends object>(statement: string, values?: readonly unknown[]) {
      try {
        return await sql.query<Row>(statement, values);
      } catch (error) {
        if (!isLost(error as Error)) throw failure(error);
        return await sql.query<Row>(statement, values).catch((again) => Promise.reject(failure(again)));
      }
    },

    async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
      const client = await pool.connect().catch((error) => Promise.reject(failure(error)));
      // Its statement reports when it breaks. Without a listener the process would end.
      const ignore = () => undefined;
      client.on('error', ignore);
      let broken = true;
      try {
        await client.query('begin');
        const result = await work(sqlOf(client, STEP_MS));
        await client.query('commit');
        broken = false;
        return result;
      } catch (error) {
        throw failure(error);
      } finally {
        client.off('error', ignore);
        // What went wrong halfway is rolled back by the database when the connection is closed.
        client.release(broken);
      }
    },

    close: () => pool.end(),
  };
}
