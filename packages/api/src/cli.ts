import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, EnvError, readEnv } from './env.js';
import { systemClock } from './lib/clock.js';
import { openStorage } from './storage.js';
import { backUp, restore } from './store/files/backup.js';
import { refuseMoved } from './store/files/moved.js';
import { isDataFolder } from './store/files/read-journal.js';
import { repair } from './store/files/repair.js';

const usage = `Usage:
  npm run data -- backup [file]    writes everything into one JSON file; the server may be running
  npm run data -- restore <file>   fills an empty DATA_DIR from such a file; with --replace, one that holds leads
  npm run data -- repair           sets damaged files aside and keeps what can still be read
  npm run data -- erase --email <address>   erases everything about a person; the server must be stopped
  npm run data -- import           moves what DATA_DIR holds into the database of DATABASE_URL, which must hold no leads yet
`;

const databaseToolsHint = `DATABASE_URL is set. A database is backed up with its own tools:
  pg_dump --format=custom --file=boundless.dump "$DATABASE_URL"
To restore it, follow "Restore a database" in packages/api/docs/operate.md: pg_restore alone would bring back people
who were erased since, and make subscribers of people who have unsubscribed since.
To work on the files in DATA_DIR, unset DATABASE_URL.`;

/** The folder in which the user called npm, which changes to the package's folder. A nested npm does not set INIT_CWD. */
const base = process.env.INIT_CWD ?? process.cwd();
const { now } = systemClock;
const options = { replace: { type: 'boolean' }, email: { type: 'string', multiple: true } } as const;

/** Runs a command and resolves with its message. Commands on files refuse to run if DATABASE_URL is set. */
async function run([command = '', ...args]: string[]): Promise<string> {
  const env = readEnv(process.env);
  const { DATABASE_URL } = env;
  const folder = resolve(base, env.DATA_DIR);
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [file] = positionals;
  const { replace, email: [email, ...otherEmails] = [] } = values;
  const mayNameFile = command === 'backup' || command === 'restore';
  // What a command would ignore would look as if it were done.
  if (positionals.length > (mayNameFile ? 1 : 0) || otherEmails.length > 0 || (email && command !== 'erase'))
    throw new EnvError(usage);
  if (['backup', 'repair', 'erase'].includes(command) && DATABASE_URL === undefined && !(await isDataFolder(folder)))
    throw new EnvError(`There is no data in ${folder}. Set DATA_DIR to the data folder.`);
  if (command === 'import') {
    if (DATABASE_URL === undefined) throw new EnvError('DATABASE_URL must be set: it names the database to fill.');
    const { importFolder } = await import('./store/postgres/import-folder.js');
    return `${await importFolder(folder, DATABASE_URL, now)} leads of ${folder} are in the database`;
  }
  if (command === 'erase' && email) return erase({ ...env, DATA_DIR: folder }, email.trim());
  if (DATABASE_URL !== undefined && command) throw new EnvError(databaseToolsHint);
  if (command === 'backup') {
    await refuseMoved(folder);
    const time = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const target = resolve(base, file ?? `boundless-backup-${time}.json`);
    return `${await backUp(folder, target, now)} entries of ${folder} are in ${target}`;
  }
  if (command === 'restore' && file) {
    const { entries, skipped } = await restore(folder, resolve(base, file), now, { replace });
    const also = skipped > 0 ? `; ${skipped} entries of people who were erased since are skipped` : '';
    return `${entries} entries are in ${folder} again${also}`;
  }
  if (command === 'repair') {
    const { repairs, entries } = await repair(folder, now);
    if (repairs.length === 0) return `Nothing is damaged in ${folder}`;
    const lines = repairs.map(
      ({ file, problem, keptAs }) => `${file}: ${problem}${keptAs ? `; the original is kept as ${keptAs}` : ''}`,
    );
    return [...lines, `${entries} entries are saved in ${folder}`].join('\n');
  }
  throw new EnvError(usage);
}

async function erase(env: Env, email: string): Promise<string> {
  const { leads, location, close } = await openStorage(env, now);
  try {
    const ids = (await leads.findByEmail(email)).map(({ id }) => id);
    if (ids.length === 0) throw new EnvError(`Nothing is stored about ${email} in ${location}. Nothing was erased.`);
    const erased = await leads.erase(ids, 'command line');
    return `${erased} ${erased === 1 ? 'record is' : 'records are'} erased from ${location}`;
  } finally {
    await close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
