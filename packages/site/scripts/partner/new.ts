/** `npm run new:partner`: asks for a partner's brand, writes its file and logo, and prints the addresses of the page. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  type AnswerName,
  type Answers,
  answerOptions,
  answerProblem,
  contrastReport,
  readAnswers,
  suggestId,
} from '@boundless/ui/partner-tools';
import { createPartner, TakenError } from './create-partner.js';

const root = join(import.meta.dirname, '../../../..');
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
    return parseArgs({ options: { ...answerOptions, yes: flag, dev: flag, help: flag } }).values;
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
  const problemWith = (name: AnswerName) => answerProblem(name, entered[name] ?? '', readFileSync);
  const question = async (name: AnswerName, words: string, fallback = '') => {
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
const { answers, problems } = readAnswers(entered, readFileSync);
if (problems) fail([...problems, ...(yes ? [] : ['', help])]);

write(answers);

function write(partner: Answers) {
  if (entered.id === undefined) console.log(`Id: ${partner.id}, derived from the name. To choose another, give --id.`);
  try {
    const { page, logo } = createPartner(partner, join(content, 'src'));
    console.log(`Written: ${[page, logo].flatMap((file) => (file ? [relative(root, file)] : [])).join(', ')}`);
  } catch (error) {
    if (error instanceof TakenError) fail([error.message]);
    throw error;
  }
  for (const line of contrastReport(partner)) console.log(line);
  run(['packages/content/scripts/build.ts'], content);
  console.log(`Page:  http://localhost:3000/${partner.id}-partnership   (npm run dev)`);
  console.log(`Story: http://localhost:6006/?path=/story/partners-${partner.id}--page   (npm run storybook)`);
  console.log(`Check: npm run check:partner -- ${partner.id}`);
  if (dev) spawnSync(process.execPath, ['scripts/dev.mjs'], { cwd: root, stdio: 'inherit' });
}

/** Runs another script of this repository with the same Node options. */
function run([script = '', ...rest]: string[], cwd: string) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, join(root, script), ...rest], {
    cwd,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
