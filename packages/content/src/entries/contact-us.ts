import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedLinked } from '../facts/broker-rules.js';
import type { ContactUsPage } from '../schemas/pages/contact-us.js';
import { links } from '../site/links.js';
import { phone } from '../site/phone.js';

const getStarted = { label: 'Get Started Free', href: links.signUp };

export const contactUs: ContactUsPage = {
  meta: {
    title: 'Contact Us | Boundless',
    description: 'Write to Boundless, book a call or read answers to the questions owners ask most.',
  },
  hero: {
    title: 'Tell us what you are building',
    lede: `We'll respond ${figures.responseTime}. A person answers.`,
  },
  form: { title: 'Send a message' },
  info: {
    emailLabel: 'Email',
    email: links.supportEmail,
    phoneLabel: 'Phone',
    ...(phone && { phone }),
    hoursLabel: 'Support hours',
    hours: 'Mon-Fri 9 AM-5 PM EST. Weekend support available.',
    officeLabel: 'Office',
    office: 'Toronto, Ontario, Canada',
    call: {
      title: 'Book A Call',
      text: 'Talk through your plans with a funding specialist.',
      action: { label: 'Pick a time', href: links.meeting },
    },
    immediate: {
      title: 'Need Immediate Assistance?',
      text: `Build your profile now and see matches within ${figures.matchingTime}.`,
      action: getStarted,
    },
  },
  faq: {
    title: 'Before you write',
    items: [
      {
        question: 'How quickly can I get matched with lenders?',
        answer: `Within ${figures.matchingTime} of finishing your profile. ${statements.decision} [See the steps, from profile to funds](/how-it-works).`,
      },
      {
        question: 'Is the platform really free for businesses?',
        answer: `Matching is completely free for businesses. ${statements.costInFull} ${statements.whoPays} [How we are paid](/how-we-are-paid) has the details.`,
      },
      {
        question: 'What types of businesses do you work with?',
        answer: `Businesses in all industries and at all stages. ${statements.whoCanOpen} ${arrangedLinked} Each lender then sets its own minimum age and revenue. A business that has not made its first sale will find few lenders. [Who We Help](/who-we-help) shows what businesses like yours use funding for.`,
      },
      {
        question: 'How secure is my business information?',
        answer: `It is protected with ${figures.encryption}, and the full file is shared only with the lenders that you choose. The others that match see a summary. ${statements.summary} ${statements.whoElseSees} The [privacy policy](/privacy-terms) has the details.`,
      },
    ],
  },
  closing: {
    title: 'See which lenders may fund you.',
    lede: `Create your profile and be matched within ${figures.matchingTime}. ${statements.costAndPayer} You do not have to accept any offer.`,
    actions: [getStarted, { label: 'Learn More', context: 'about how it works', href: '/how-it-works' }],
  },
};
