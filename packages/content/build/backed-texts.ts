import { article as words } from '../src/entries/article.js';
import { sampleOffers } from '../src/entries/sample-offers.js';
import { site } from '../src/entries/site.js';
import { brokerSources } from '../src/facts/broker-sources.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { offerPrices } from '../src/facts/funding/offer-prices.js';
import { languages } from '../src/site/languages.js';
import { office } from '../src/site/office.js';
import { wordsOf } from './article-words.js';
import { readArticles, readTimeOf } from './build-articles.js';
import { loadEntries, loadEntriesOf } from './entries.js';
import { paths } from './paths.js';
import { resultTitle } from './result-title.js';
import { plain } from './strings.js';

export { figures } from '../src/claims/values.js';
export { figuresIn } from './figure-pattern.js';

/** A text on one line, without its markup. */
export const oneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ').trim();

/** All texts of the content, one on each line. Built pages may only show figures in these texts. `npm run check` checks their claims. */
export async function backedTexts(): Promise<string> {
  const entries = await loadEntries();
  const { articles } = await readArticles(paths.articles);
  const texts = entries.flatMap(({ value }) => [...textsOf(value)]);
  texts.push(...textsOf(facts), ...textsOf(disclosureLaws), ...textsOf(brokerSources), ...textsOf(offerPrices));
  texts.push(`${site.name}, ${office.join(', ')}`);
  texts.push(...sampleOffers.matches.offers.map(({ amount, rate }) => `${amount} at ${rate}`));
  texts.push(...(await textsOfOthers()));
  for (const article of articles) {
    const { meta, passages, sections } = article;
    texts.push(readTimeOf(article));
    texts.push(...textsOf(meta), ...sections.map(({ heading }) => heading));
    texts.push(
      resultTitle(meta),
      `${words.readArticle}: ${meta.title}`,
      `${words.updated} ${meta.updated}`,
      `${words.reviewed} ${meta.reviewed}`,
    );
    // A table's label names its columns, separated by commas.
    for (const { text } of passages)
      texts.push(...text.split(/\n| \| /), ...text.split('\n').map((line) => line.replaceAll(' | ', ', ')));
  }
  return texts.map(oneLine).join('\n');
}

/** The texts of the other languages. */
async function textsOfOthers(): Promise<string[]> {
  const texts: string[] = [];
  for (const { code } of languages.filter(({ prefix }) => prefix)) {
    const { figures, facts } = await wordsOf(code);
    const entries = (await loadEntriesOf(code)).map(({ value }) => value);
    texts.push(...textsOf([entries, figures, facts]));
    const [samples] = entries.filter((value): value is typeof sampleOffers =>
      Object.hasOwn(value as object, 'matches'),
    );
    texts.push(...(samples?.matches.offers.flatMap(({ amount, rate }) => [`${amount} à ${rate}`]) ?? []));
  }
  return texts;
}

/** Every text and number of a value. Unlike `readableStrings` it includes every field, because drawings also show fields that visitors do not read elsewhere. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* textsOf(item);
}
