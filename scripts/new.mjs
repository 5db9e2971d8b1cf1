/**
 * `npm run new:component -- <name>`, `new:page`, `new:article` and `new:call`: generate the files of these recipes in CONTRIBUTING.md. The result
 * passes every check; its texts are samples.
 */
import { ensureInstalled } from './lib/install.mjs';
import { root, run, stop } from './lib/run.mjs';
import { newArticle } from './new/article.mjs';
import { newCall } from './new/call.mjs';
import { newComponent } from './new/component.mjs';
import { newPage } from './new/page.mjs';
import { writeNew } from './new/write-new.mjs';

const generators = { article: newArticle, call: newCall, component: newComponent, page: newPage };

const [kind, name, ...rest] = process.argv.slice(2);
const generate = generators[kind];
if (!generate || !name || rest.length > 0)
  stop(`npm run new:${kind} takes one name in kebab-case: npm run new:${kind} -- early-payment`);
await ensureInstalled();
try {
  const generated = generate(name);
  writeNew(root, generated);
  for (const file of Object.keys(generated.files)) console.log(`created  ${file}`);
  for (const file of new Set(generated.inserts.map((insert) => insert.file))) console.log(`changed  ${file}`);
  for (const command of generated.commands ?? []) {
    if ((await run('npm', ['run', '--silent', ...command.split(' ')])) !== 0) stop(`npm run ${command} failed.`);
  }
  console.log(`next     ${generated.next}`);
} catch (error) {
  stop(error.message);
}
