import { definitions } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief, arrangedLinked } from '../facts/broker-rules.js';
import type { HowItWorksPage } from '../schemas/pages/how-it-works.js';
import type { Testimonial } from '../schemas/testimonial.js';
import { links } from '../site/links.js';
import { testimonials } from './testimonials.js';

const getStarted = { label: 'Get Started Free', href: links.signUp };

export const howItWorks: HowItWorksPage = {
  meta: {
    title: 'How It Works: From Profile to Funding | Boundless',
    description:
      'Complete one profile, let our AI read it, connect with lenders that fit and compare their offers side by side. Four steps from first form to funds.',
  },
  hero: {
    title: 'From first form to funds in four steps',
    lede: `Matching takes ${figures.matchingTime}. ${statements.decisionShort} Here are the steps, from profile to funds.`,
    note: `${statements.whoCanOpenShort} ${arrangedBrief}`,
    actions: [getStarted, { label: "Who We've Funded", href: '/who-we-help' }],
  },
  steps: [
    {
      title: 'Complete Your Profile',
      description: 'Connect your bank and books and answer a few questions. Your records fill in the figures.',
    },
    {
      title: 'AI Analysis',
      description: 'Software reads your numbers the way a lender does, and shows you what the lender will ask about.',
    },
    {
      title: 'Connect with Lenders',
      description: statements.whoSees,
    },
    {
      title: 'Secure Funding',
      description:
        'Compare offers side by side, check the contract, sign with one lender and receive the funds from it directly.',
    },
  ],
  screens: [
    {
      id: 'home',
      label: 'Home screen',
      alt: 'Home screen of a funding profile: how complete it is, how many lenders match, and what to do next.',
    },
    {
      id: 'upload',
      label: 'Document upload',
      alt: 'Document upload: a drop area above a list of statements and filings, most of them already verified.',
    },
    {
      id: 'match',
      label: 'Lender match',
      alt: 'Lender match: the best offer with its amount, rate and payment, above the other lenders ranked by fit.',
    },
    {
      id: 'debt',
      label: 'Debt table',
      alt: 'Debt table: what the business owes, each debt with its balance and due date, under one total.',
    },
  ],
  featured: { testimonial: featuredTestimonial() },
  questions: {
    title: 'Before you start',
    items: [
      {
        question: 'Who can use Boundless, and where?',
        answer: `${statements.whoCanOpen} ${arrangedLinked}`,
      },
      {
        question: 'What do you check about my business?',
        answer:
          'We compare what you enter, and the accounts that you connect, with what each lender says it funds. We ask a credit bureau only after you authorize it, and tell you beforehand whether the inquiry can affect your score. When you apply, a lender can make its own checks: ask it first which ones. [How matches are ranked](/how-we-are-paid#ranking) says what counts.',
      },
      {
        question: 'What does "vetted lenders" mean?',
        answer: `${definitions.vettedLenders} For that check we also look at [complaints](/complaints). We do not publish its other steps, so make your own check before you sign.`,
      },
      {
        question: 'What should I have ready?',
        answer:
          'Lenders often ask for:\n**Bank statements** of the last 3 to 6 months.\n**Financial statements or tax returns** of the last two years.\n**A list of your debts:** the lender, what you owe, and the payment.\nSome ask for less, others for more. [What lenders look at](/blog/how-lenders-evaluate-your-business) explains why.',
      },
      {
        question: 'What should I check before I sign?',
        answer:
          'Ask for these in writing, and compare them with the contract:\n**The cost** in dollars and as an annual rate, with every fee.\n**The payments:** how much, how often, and how they are collected.\n**Paying early:** what it costs or saves.\n**Security:** what the lender takes, and whether an owner has to guarantee the debt.\n[Check an offer](/tools/check-an-offer) works out the annual rate and lists what the law makes a lender tell you. Take the time you need: an offer that is only good today is a reason to ask more questions.',
      },
    ],
  },
  closing: {
    title: 'Ready to Get Started?',
    lede: 'Fill in one profile and see which lenders fit your business.',
    actions: [getStarted, { label: 'Talk To An Expert', href: links.meeting }],
  },
};

function featuredTestimonial(): Testimonial {
  const found = testimonials.find((testimonial) => testimonial.name === 'Dev Raman');
  if (!found) throw new Error('How It Works features a testimonial that is no longer in testimonials.ts');
  return found;
}
