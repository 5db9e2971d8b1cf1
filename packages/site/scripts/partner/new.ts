/** `npm run new:partner`: asks for a partner's brand, writes its file and logo, and prints the addresses of the page. */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type AnswerName, type Answers, answers, suggestId } from './answers.js';
import { contrastReport } from './contrast-report.js';
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
  --yes     ask no questions
  --dev     start the development server afterwards`;

const option = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readFlags() {
  try {
    const strings = {
      name: option,
      id: option,
      accent: option,
      logo: option,
      title: option,
      second: option,
      font: option,
    };
    return parseArgs({ options: { ...strings, yes: flag, dev: flag, help: flag } }).values;
  } catch (error) {
    return fail([(error as Error).message, '', help]);
  }
}

const { yes, dev, help: asked, ...given } = readFlags();
if (asked) {
  console.log(help);
  process.exit(0);
}

/** The problem of an answer; `undefined` if there is none. */
function problemWith(name: AnswerName, value: string | undefined): string | undefined {
  return answers.shape[name].safeParse(value).error?.issues[0]?.message;
}

async function ask(): Promise<Record<string, string | undefined>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const entered: Record<string, string | undefined> = { ...given };
  const question = async (name: AnswerName, words: string, fallback = '') => {
    while (entered[name] === undefined || problemWith(name, entered[name])) {
      if (entered[name] !== undefined) console.log(`  ${name} ${problemWith(name, entered[name])}`);
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

const interactive = !yes && process.stdin.isTTY;
const entered = interactive ? await ask() : { ...given, id: given.id ?? (given.name && suggestId(given.name)) };
/** Whether the id was derived from the name. Messages about the id then say so. */
const idIsSuggested = !interactive && given.id === undefined && given.name !== undefined;
const result = answers.safeParse(entered);
if (!result.success) {
  fail([
    ...result.error.issues.map(({ path, message, input }) => {
      const name = path.join('.');
      if (name === 'id' && idIsSuggested)
        return entered.id
          ? `The id ${entered.id}, derived from the name, ${message}. Give --id.`
          : `No id can be derived from the name "${entered.name}": it has no Latin letter. Give --id.`;
      return entered[name] === undefined && input === undefined ? `--${name} is missing` : `--${name} ${message}`;
    }),
    ...(yes ? [] : ['', help]),
  ]);
}

write(result.data);

function write(partner: Answers) {
  if (idIsSuggested) console.log(`Id: ${partner.id}, derived from the name. To choose another, give --id.`);
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
