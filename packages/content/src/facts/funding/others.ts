import { figures } from '../../claims/values.js';
import type { FundingKind } from '../../schemas/pages/compare.js';
import { printedDay } from '../amounts.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLinesAge, bankLoans } from './bank-rates.js';

/** The edition of the SBA's rules for lenders that the cells follow. */
const sbaRules = `Rules of ${printedDay(sbaFacts.sbaNoAdvancesSince.source.asOf)}; a new edition has applied since ${sbaFacts.sbaSopNextSince.text}. Ask the lender.`;

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Line of credit',
    subtitle: 'Draw and repay as you like',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        figure: bankLines,
        text: `Our estimate for a floating line at banks in US cities, on what you draw: prime of ${prime.primeUs.text} plus ${surveys.usLineMargin.text}`,
        other: `Canada: about ${prime.canadaDebtToday.text} on average`,
        note: `That one is our estimate for all small-business debt. A CSBFP line costs at most ${prime.csbfpLineCeiling.text}, plus a registration fee of ${csbfp.csbfpFee.text} of the limit. One site gave ${surveys.linesElsewhere.text} for lines in the US, with fees (Fundera, March 2025).`,
        details: `${bankLinesAge} Canada: ${surveys.canadaShortTermRate.text} on average in 2022, for short-term loans. Limit for a CSBFP line: prime plus ${csbfp.csbfpLineMargin.text}, on ${printedDay(prime.csbfpLineCeiling.source.asOf)}.`,
        rank: 4,
        sources: [
          'kansas-city-lines',
          'fed-prime',
          'online-rates',
          'credit-conditions',
          'oecd-canada',
          'csbfp',
          'canada-prime',
        ],
      },
      speed: {
        text: 'Our judgment: days online, weeks at a bank',
        note: 'Once it is open, you draw whenever you need to.',
        rank: 3,
      },
      eligibility: {
        text: 'Banks: two years, profits, a guarantee',
        note: 'Online lenders: at least six months; a year is better.',
      },
      security: {
        text: 'None, or business assets',
        note: `Larger lines usually need collateral. In Canada ${surveys.canadaShortTermCollateral.text} of short-term loans required collateral in 2022.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Usual for owner-run businesses' },
      use: { text: 'Gaps between paying and being paid' },
      early: { text: 'Saves interest', note: 'You repay whenever you have the money.' },
    },
  },
  {
    id: 'csbfp-loan',
    title: 'CSBFP loan',
    subtitle: 'Canada Small Business Financing Program',
    href: '/blog/what-is-an-sba-loan#canada-the-csbfp',
    cells: {
      cost: {
        figure: `At most ${prime.csbfpCeiling.text}`,
        text: "Canada: the program's limit for floating rates",
        note: `Plus a one-time registration fee of ${csbfp.csbfpFee.text} of the loan.`,
        details: `The lender's prime rate plus ${csbfp.csbfpMargin.text}, on ${printedDay(prime.csbfpCeiling.source.asOf)}. A fixed rate may be at most the lender's residential mortgage rate plus ${csbfp.csbfpFixedMargin.text}. We have no figure for what borrowers really pay; for long-term loans of every kind small businesses paid ${surveys.canadaTermRate.text} on average in 2022.`,
        rank: 3,
        sources: ['csbfp', 'csbfp-fixed-rate', 'canada-prime', 'credit-conditions'],
      },
      speed: {
        text: 'We have no figure',
        note: 'The lender decides alone. Ask how many days from a complete file to the money.',
        rank: 9,
      },
      eligibility: {
        text: 'Businesses in Canada, new ones too',
        note: `With revenue of up to ${csbfp.csbfpRevenue.text} a year. Not farms. You do not have to be refused elsewhere.`,
        details: `The law as of ${printedDay(csbfp.csbfpRevenue.source.asOf)}.`,
        sources: ['csbfp-act'],
      },
      security: { text: 'What the loan pays for' },
      guarantee: {
        text: 'The lender decides',
        note: 'At most the amount of the original loan, for all guarantors together, plus costs.',
      },
      use: {
        text: 'Property, equipment, renovation, some working capital',
        note: `Up to ${csbfp.csbfpLimit.text} in all. We do not arrange one to buy land or a building.`,
        details: `${csbfp.csbfpTermLimit.text} in term loans, of which ${csbfp.csbfpEquipmentLimit.text} for anything but property, and a line of ${csbfp.csbfpLineLimit.text}. Terms of up to ${csbfp.csbfpYears.text}. The rules as of ${printedDay(csbfp.csbfpLimit.source.asOf)}.`,
        sources: ['csbfp'],
      },
      early: { text: 'Ask the lender', note: 'It may charge what it charges on its other loans.' },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'SBA 7(a) loan',
    subtitle: 'US Small Business Administration',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        figure: `${prime.sbaCeiling.text} to ${prime.sbaCeilingSmallest.text} at most`,
        text: "US: the SBA's limit for floating rates, by loan size",
        note: "Plus a one-time upfront fee: ask for today's.",
        details: `On ${printedDay(prime.sbaCeiling.source.asOf)}: ${prime.sbaCeilingSmallest.text} up to ${sbaFacts.sbaMarginSmallestTo.text}, ${prime.sbaCeilingSmall.text} up to ${sbaFacts.sbaMarginSmallTo.text}, ${prime.sbaCeilingMiddle.text} up to ${sbaFacts.sbaMarginFrom.text}, and ${prime.sbaCeiling.text} above. Fixed rates: at most ${prime.sbaFixedCeiling.text} to ${prime.sbaFixedCeilingSmallest.text}. The upfront fees that we have read were those of fiscal year 2026, which ended ${sbaFacts.sbaFeeManufacturersUntil.text}. Ask for those of the new year. We have no figure for what borrowers really pay. Banks' loans without a government guarantee: ${bankLoans}, the medians of July to September 2025 in the first row.`,
        rank: 5,
        sources: ['sba-terms', 'sba-fixed-rates', 'sba-fees', 'sba-manufacturers', 'fed-prime', 'kansas-city-loans'],
      },
      speed: {
        text: `Boundless: ${figures.sbaTime}`,
        note: `The SBA itself takes ${sbaFacts.sbaDecision.text} for a standard loan.`,
        details: `The SBA's own page, as of ${printedDay(sbaFacts.sbaDecision.source.asOf)}.`,
        rank: 11,
        sources: ['boundless', 'sba-types'],
      },
      eligibility: {
        text: 'No minimum revenue',
        note: `Every owner has to be a US citizen or national who lives there (since ${sbaFacts.sbaCitizensSince.text}), and you qualify only if you cannot get credit elsewhere on reasonable terms.`,
        sources: ['sba-terms', 'sba-owners'],
      },
      security: {
        text: 'What the loan pays for, if it can be pledged',
        note: 'For a larger loan also real estate, if other assets do not cover it. We arrange no loan that is secured by real estate.',
      },
      guarantee: {
        text: `Each owner of ${sbaFacts.sbaGuarantorShare.text} or more`,
        note: 'If nobody owns that much, at least one owner.',
        details: sbaRules,
        sources: ['sba-guarantee', 'sba-sop', 'sba-sop-next'],
      },
      use: {
        text: 'Property, machines, buying a business',
        note: `Up to ${sbaFacts.sbaLimit.text}, and since ${sbaFacts.sbaBothSince.text} as much again under the 504 program. Since ${sbaFacts.sbaNoAdvancesSince.text} it may not repay an advance or factoring.`,
        details: sbaRules,
        sources: ['sba-terms', 'sba-both-programs', 'sba-sop', 'sba-sop-next'],
      },
      early: {
        text: `No charge on terms under ${sbaFacts.sbaPrepaymentFrom.text}`,
        note: `On longer terms ${sbaFacts.sbaPrepayment.text} in the first three years, and only for large prepayments.`,
        details: `The SBA's rules as of ${printedDay(sbaFacts.sbaPrepayment.source.asOf)}.`,
        sources: ['sba-prepayment'],
      },
    },
  },
  {
    id: 'invoice-factoring',
    title: 'Invoice factoring',
    subtitle: 'Sell invoices, get money now',
    href: '/blog/what-is-invoice-factoring',
    cells: {
      cost: {
        figure: `About ${surveys.factoringYear.text}`,
        text: 'Our calculation: paid after 30 days, main fee only',
        note: 'The price depends on your customers and on how long they take.',
        details: `Factoring fees of ${surveys.factoringFee.text} of an invoice, if you get 85% at once and your customer pays after 30 days. The fees are those that one trade site gave when we read it on ${printedDay(surveys.factoringFee.source.asOf)}: we found no survey. Fundera gave ${surveys.invoicesElsewhere.text} a year in March 2025.`,
        rank: 9,
        sources: ['factoring-rates', 'online-rates'],
      },
      speed: {
        text: 'Our judgment: one to two weeks the first time, then a day',
        note: 'Your customers are checked first. Ask how many days until the first money.',
        rank: 6,
      },
      eligibility: {
        text: "Your customers' credit counts more than yours",
        note: 'For invoices to businesses and governments, not to consumers. Many factors refuse construction invoices that are billed in stages.',
      },
      security: { text: 'The invoices' },
      guarantee: { text: 'Depends on recourse', note: 'With recourse you pay if your customers do not.' },
      use: { text: 'Business customers who pay late' },
      early: { text: 'Saves fees', note: 'When customers pay sooner.' },
    },
  },
  {
    id: 'equipment-financing',
    title: 'Equipment financing',
    subtitle: 'The machine secures it',
    href: '/blog/equipment-financing-guide',
    cells: {
      cost: {
        text: 'We found no market figure from a survey',
        note: `One site gave ${surveys.equipmentElsewhere.text} in the US (Fundera, March 2025). Bank term loans of every type in the US, as in the first row: ${bankLoans}. All small-business debt in Canada: about ${prime.canadaDebtToday.text}, by our estimate. Lenders that specialize in equipment may charge more. It depends on how well the machine keeps its value.`,
        details: `The US rates are medians of July to September 2025. Canada: ${surveys.canadaTermRate.text} on average in 2022, for long-term loans of every type.`,
        rank: 2,
        sources: ['online-rates', 'kansas-city-loans', 'credit-conditions', 'oecd-canada', 'canada-prime'],
      },
      speed: {
        text: 'Our judgment: days for standard machines',
        note: 'Others take longer. Ask how many days from a complete file to the money.',
        rank: 4,
      },
      eligibility: {
        text: 'A year or two and fair credit',
        note: 'Start-ups: with a larger deposit.',
      },
      security: { text: 'The machine itself' },
      guarantee: { text: 'Usual for young businesses' },
      use: { text: 'Machines, vehicles, computers' },
      early: { text: 'Depends on loan or lease', note: 'Ending a lease early rarely saves anything.' },
    },
  },
];
