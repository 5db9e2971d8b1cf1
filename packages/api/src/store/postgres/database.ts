import pg from 'pg';
import { StorageError, UnconfirmedError } from '../errors.js';

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
/**
 * How long we wait for a commit, as a multiple of our time for a statement: from then on only the database knows whether it stored
 * something, so a late response is better than a wrong one.
 */
const COMMIT_FACTOR = 3;
/** Steps create tables and move data, which may take long. No visitor waits for them. */
const STEP_MS = 30 * 60_000;
const STEP = `begin; set local statement_timeout = ${STEP_MS}; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

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

/** Whether the database itself refused the statement: then it was certainly not executed. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !isConnectionError(error);

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
    // Also ends a transaction whose commit reaches a database that had stopped for longer than that.
    idle_in_transaction_session_timeout: queryMs,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs ?? CONNECT_MS,
    keepAlive: true,
    fallback_application_name: 'boundless-api',
  });
  // An idle connection that breaks is replaced when the next statement needs one. That statement reports the error.
  pool.on('error', () => undefined);
  const sql = createSql(pool, queryMs);

  /** Runs a transaction on one connection. `onCommit` is called before the commit is sent. */
  async function transact<T>(work: (sql: Sql) => Promise<T>, begin: string, ms: number, onCommit?: () => void) {
    const client = await pool.connect();
    // The statement reports a broken connection. Without a listener the process would end.
    const ignore = () => undefined;
    client.on('error', ignore);
    let broken = true;
    try {
      await createSql(client, ms).query(begin);
      const result = await work(createSql(client, ms));
      onCommit?.();
      await createSql(client, ms * COMMIT_FACTOR).query('commit');
      broken = false;
      return result;
    } finally {
      client.off('error', ignore);
      // Closing the connection makes the database roll back an unfinished transaction.
      client.release(broken);
    }
  }

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

    /**
     * Runs a short transaction for somebody who is waiting. If the database is silent before the commit is sent, the connection is
     * closed, so the database never stores what we refused, however late it continues. Like a statement, a transaction whose connection
     * breaks is sent again. Rejects with an `UnconfirmedError` if only the database knows whether it was stored.
     */
    async write<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
      let isUnconfirmed = false;
      const send = async () => {
        let isCommitting = false;
        try {
          return await transact(work, 'begin', queryMs, () => {
            isCommitting = true;
          });
        } catch (error) {
          isUnconfirmed ||= isCommitting && !isRefusal(error);
          throw error;
        }
      };
      return send()
        .catch((error) => (isConnectionError(error) ? send() : Promise.reject(error)))
        .catch((error) => Promise.reject(isUnconfirmed ? new UnconfirmedError(error) : toStorageError(error)));
    },

    /** Runs a transaction for the start and for commands: its statements may take long. */
    transaction: <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
      transact(work, STEP, STEP_MS).catch((error) => Promise.reject(toStorageError(error))),

    close: () => pool.end(),
  };
}
