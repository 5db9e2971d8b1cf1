import pg from 'pg';
import { StorageError } from '../errors.js';

// JavaScript's safe integers are smaller than PostgreSQL's bigint. Our values stay below both limits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections of one process. By default PostgreSQL allows a hundred for all processes together. */
const CONNECTIONS = 10;
/** A visitor is waiting: after this time the response asks to try again. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
/**
 * The database gives up earlier than we do, as these shares of our time. Otherwise a statement that was refused could still be executed,
 * and its connection would stay open beside the one that replaces it.
 */
const STATEMENT_SHARE = 0.8;
const LOCK_SHARE = 0.6;
/** Transactions create tables and move data, which may take long. No visitor waits for them. */
const STEP_MS = 30 * 60_000;

export interface DatabaseTimeouts {
  connectMs?: number | undefined;
  queryMs?: number | undefined;
}

/** Runs statements on one connection, or on the pool. The caller states the type of the rows. `undefined` is stored as null. */
export interface Sql {
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
}

export type Database = ReturnType<typeof openDatabase>;

/** Replaces NUL, which PostgreSQL text cannot contain. It only occurs in ids and searches, which then match nothing. */
const clean = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));

/** Adds a code, which is logged instead of the message. An error without a code means that the database did not respond. */
function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const { code = 'DATABASE_AWAY' } = cause as NodeJS.ErrnoException;
  return Object.assign(new StorageError('The database did not execute the statement', { cause }), { code });
}

/** Whether the connection broke during a statement. The statement may or may not have been executed. */
const isConnectionError = ({ code = '', message = '' }: NodeJS.ErrnoException) =>
  /^(08...|57P01|57P02|ECONNRESET|EPIPE)$/.test(code) ||
  /^(Connection terminated unexpectedly|Client has encountered a connection error)/.test(message);

const createSql = (client: pg.Pool | pg.PoolClient, timeout: number): Sql => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const statement = { text, values: clean(values), query_timeout: timeout };
    return (await client.query<Row>(statement)).rows;
  },
});

export function openDatabase(connectionString: string, timeouts: DatabaseTimeouts = {}) {
  const queryMs = timeouts.queryMs ?? QUERY_MS;
  const pool = new pg.Pool({
    connectionString,
    statement_timeout: queryMs * STATEMENT_SHARE,
    lock_timeout: queryMs * LOCK_SHARE,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs ?? CONNECT_MS,
    keepAlive: true,
    fallback_application_name: 'boundless-api',
  });
  // An idle connection that breaks is replaced when the next statement needs one. That statement reports the error.
  pool.on('error', () => undefined);
  const sql = createSql(pool, queryMs);

  return {
    /**
     * A statement whose connection breaks is sent again over another one, so that no lead is lost when the database
     * restarts or fails over. So every statement must be safe to execute twice.
     */
    query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]> {
      const send = () => sql.query<Row>(statement, values);
      return send()
        .catch((error) => (isConnectionError(error) ? send() : Promise.reject(error)))
        .catch((error) => Promise.reject(toStorageError(error)));
    },

    /** Runs a transaction on one connection. For the start and for commands: its statements may take long. */
    async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
      const client = await pool.connect().catch((error) => Promise.reject(toStorageError(error)));
      // The statement reports a broken connection. Without a listener the process would end.
      const ignore = () => undefined;
      client.on('error', ignore);
      let broken = true;
      try {
        await client.query(`begin; set local statement_timeout = ${STEP_MS}; set local lock_timeout = 0`);
        const result = await work(createSql(client, STEP_MS));
        await client.query('commit');
        broken = false;
        return result;
      } catch (error) {
        throw toStorageError(error);
      } finally {
        client.off('error', ignore);
        // Closing the connection makes the database roll back an unfinished transaction.
        client.release(broken);
      }
    },

    close: () => pool.end(),
  };
}
