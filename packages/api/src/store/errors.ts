/** A change could not be stored. The API responds with 503. The message is logged, so it must not contain personal data. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** A change was sent to be committed, and nothing came back: only the database knows whether it was stored. */
export class UnconfirmedError extends StorageError {
  override name = 'UnconfirmedError';
  readonly code = 'UNCONFIRMED';

  constructor(cause: unknown) {
    super('The database did not confirm a commit', { cause });
  }
}

/** Somebody else has changed the note that this change would replace. The API responds with 409. */
export class NoteChangedError extends Error {
  override name = 'NoteChangedError';
}

/** Another process has started with another staff password, which counts since then. The API responds with 503. */
export class PasswordReplacedError extends StorageError {
  override name = 'PasswordReplacedError';

  constructor() {
    super('Another process has started with another ADMIN_PASSWORD: restart this one with the same');
  }
}

/** A file in the data folder is damaged. The server does not start. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';

  constructor(
    readonly file: string,
    readonly problem: string,
  ) {
    super(
      `${file} is damaged: ${problem}. Nothing was changed. Restore a backup (npm run data -- restore), or keep what can ` +
        'still be read and set the damaged original aside (npm run data -- repair).',
    );
  }
}

/**
 * Describes an error for the log by its name, code and stack frames. Messages are included only from this server and the operating
 * system: others may quote personal data.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const isSafeMessage = error instanceof StorageError || 'syscall' in error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(isSafeMessage && { message: error.message }),
    code: 'code' in error ? error.code : undefined,
    places: frames?.slice(0, 6),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
