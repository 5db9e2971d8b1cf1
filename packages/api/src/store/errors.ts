/** A change could not be stored. The API answers 503. The message is logged, so it must not contain personal data. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** A file in the data folder is damaged. The server does not start. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';

  constructor(
    readonly file: string,
    readonly problem: string,
  ) {
    super(
      `${file} is damaged: ${problem}. Nothing was changed. Restore a backup (npm run restore), or keep what can ` +
        'still be read and set the damaged original aside (npm run repair).',
    );
  }
}

/** `MAX_STORED_MB` is reached. Stored leads can be read, changed and erased; new leads are refused. */
export class StorageFullError extends StorageError {
  override name = 'StorageFullError';
  readonly code = 'STORAGE_FULL';
}
