/**
 * `npm run new:component -- <name>`: makes what CONTRIBUTING.md's recipe of that name asks for. It passes every check as it is; its words
 * are samples.
 */
import { ensureInstalled } from './lib/install.mjs';
import { root, runScript, stop } from './lib/run.mjs';
import { newComponent } from './new/component.mjs';
import { writeNew } from './new/write-new.mjs';

const generators = { component: newComponent };

const [kind, name, ...rest] = process.argv.slice(2);
const generate = generators[kind];
if (!generate || !name || rest.length > 0)
  stop(`npm run new:${generate ? kind : 'component'} takes one name: npm run new:component -- price-tag`);
await ensureInstalled();
try {
  const made = generate(name);
  writeNew(root, made);
  for (const file of Object.keys(made.files)) console.log(`made     ${file}`);
  if (made.insert) console.log(`changed  ${made.insert.file}`);
  const { command, next } = made;
  if (command && (await runScript(command[0], command.slice(1))) !== 0) stop(`${command.join(' ')} did not succeed.`);
  console.log(`next     ${next}`);
} catch (error) {
  stop(error.message);
}
