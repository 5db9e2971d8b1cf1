/** `npm run new:partner`: asks for a partner's brand, writes its file and logo, and prints the addresses of the page. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { root, run, runScript } from '@boundless/scripts/run';
import {
  contrastReport,
  type OptionName,
  optionProblem,
  optionTypes,
  readOptions,
  suggestId,
} from '@boundless/ui/partner-tools';
import { createPartner } from './create-partner.js';

const content = join(root, 'packages/content');

const help = `npm run new:partner                       asks five questions
npm run new:partner -- --id acme --name Acme --accent '#ffe600' --logo acme.svg --yes

  --name    the partner's name, as readers see it
  --id      its name in addresses                          (default: from the name)
  --accent  its colour, in any notation of CSS
  --logo    a single-colour SVG                            (default: the name as a wordmark)
  --title   headline of the page                           (default: Get Funded Fast!)
  --second  a second colour, for tints and the closing band
  --font    typeface of headings: display, body or serif
  --lang    language of the page, if it is not English, such as fr-CA
  --yes     ask no questions
  --dev     start the development server afterwards`;

const flag = { type: 'boolean', default: false } as const;

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readFlags() {
  try {
    return parseArgs({ options: { ...optionTypes, yes: flag, dev: flag, help: flag } }).values;
  } catch (error) {
    return fail([(error as Error).message, '', help]);
  }
}

const { yes, dev, help: asked, ...given } = readFlags();
if (asked) {
  console.log(help);
  process.exit(0);
}

async function ask(): Promise<typeof given> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const entered = { ...given };
  const problemWith = (name: OptionName) => optionProblem(name, entered[name] ?? '', readFileSync);
  const question = async (name: OptionName, words: string, fallback = '') => {
    while (entered[name] === undefined || problemWith(name)) {
      if (entered[name] !== undefined) console.log(`  ${name} ${problemWith(name)}`);
      const answer = (await terminal.question(`${words}${fallback && ` [${fallback}]`}: `)).trim() || fallback;
      if (!answer && name === 'logo') return;
      // A prompt, unlike a shell, does not expand `~`.
      entered[name] = name === 'logo' ? answer.replace(/^~(?=\/)/, homedir()) : answer;
    }
  };
  await question('name', "Partner's name");
  await question('id', 'Name in addresses', suggestId(entered.name ?? ''));
  await question('accent', 'Colour (any CSS colour)');
  await question('logo', 'Logo, a single-colour SVG (empty: the name as a wordmark)');
  await question('title', 'Headline', 'Get Funded Fast!');
  terminal.close();
  return entered;
}

const entered = !yes && process.stdin.isTTY ? await ask() : given;
const { options, problems } = readOptions(entered, readFileSync);
if (problems) fail([...problems, ...(yes ? [] : ['', help])]);

const { id } = options;
if (entered.id === undefined) console.log(`Id: ${id}, derived from the name. To choose another, give --id.`);
try {
  const files = createPartner(options, join(content, 'src'));
  console.log(`Written: ${files.map((file) => relative(root, file)).join(', ')}`);
} catch (error) {
  fail([(error as Error).message]);
}
for (const line of contrastReport(options)) console.log(line);
const code = await runScript('packages/content/scripts/build.ts');
if (code !== 0) process.exit(code);
console.log(`Page:  http://localhost:3000/${id}-partnership   (npm run dev)`);
console.log(`Story: http://localhost:6006/?path=/story/partners-${id}--page   (npm run storybook)`);
console.log(`Check: npm run check:partner -- ${id}`);
if (dev) await run(process.execPath, ['scripts/dev.mjs']);
