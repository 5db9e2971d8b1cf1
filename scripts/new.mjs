/**
 * `npm run new:component -- <name>`, `new:page` and `new:article`: generate the files of these recipes in CONTRIBUTING.md. The result passes every
 * check; its texts are samples.
 */
import { ensureInstalled } from './lib/install.mjs';
import { root, run, stop } from './lib/run.mjs';
import { writeNew } from './new/write-new.mjs';

const [kind, name, ...rest] = process.argv.slice(2);
if (!name || rest.length > 0)
  stop(`npm run new:${kind} takes one name in kebab-case: npm run new:${kind} -- early-payment`);
await ensureInstalled();
try {
  const { created, changed, command, next } = writeNew(root, kind, name);
  for (const file of created) console.log(`created  ${file}`);
  if (changed) console.log(`changed  ${changed}`);
  if (command && (await run('npm', ['run', '--silent', ...command.split(' ')])) !== 0)
    stop(`npm run ${command} failed.`);
  console.log(`next     ${next}`);
} catch (error) {
  stop(error.message);
}
