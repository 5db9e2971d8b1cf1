import type { Stat } from '../schemas/stat.js';
import { figures } from './values.js';

/** The first sentence of a note with definitions. */
export const sinceFounding = `Our own counts since ${figures.foundedYear}, in US dollars.`;

/** What each figure counts, for the note next to it. */
export const definitions = {
  capitalRequests: 'Capital requests: the total that businesses asked lenders for through us, funded or not.',
  businessesFunded: 'Businesses funded: those that signed with a lender they met here.',
  verifiedLenders: 'Verified lenders: checked each year and open to new requests today.',
  vettedLenders:
    'Vetted lenders: lenders whose identity, licence and terms our team has checked. Some of them are verified: those are also open to new requests today.',
  lendersOver100: 'Counted here: verified lenders that accept requests from partners.',
  capitalProviders: 'Capital providers: lenders, funders and investors together.',
  successRate:
    'Success rate: how often matched requests succeed, compared with what the same businesses report for requests sent to one lender at a time.',
  usualChannel: 'Changes: compared with their usual channel, for lenders who reported both.',
} as const;

/** Boundless's results so far, as the public pages state them. */
export const trackRecord: { figures: Stat[]; note: string } = {
  figures: [
    { number: figures.capitalRequests, label: 'in capital requests', invented: true },
    { number: figures.businessesFunded, label: 'businesses funded', invented: true },
    { number: figures.verifiedLenders, label: 'verified lenders', invented: true },
    { number: figures.successRate, label: 'success rate', invented: true },
  ],
  note: [
    sinceFounding,
    definitions.capitalRequests,
    definitions.businessesFunded,
    definitions.verifiedLenders,
    definitions.successRate,
  ].join(' '),
};
