import { consentVersions, phoneTextOf, phoneVersions } from './consent-versions.js';
import type { LeadCall } from './paths.js';

interface ConsentWords {
  /** The day since which the words are shown, with a letter for a second text of one day. */
  version: string;
  words: string;
}

/** Whom somebody agrees to hear from: the name and the postal address, line by line, and an email address. */
interface ConsentParty {
  address: readonly string[];
  contact: string;
}

/** The sender whom the site names unless another is configured. */
const defaultParty: ConsentParty = {
  address: ['Boundless', '200 Horizon Lane, Suite 400', 'Toronto, Ontario M0A 0B0', 'Canada'],
  contact: 'support@boundless.example',
};

/**
 * The consent texts of each form, newest first. The sender agrees by a checkbox, or by subscribing to the newsletter. `{party}` and `{contact}`
 * are filled with what the site shows: Canada's Electronic Commerce Protection Regulations (CRTC), section 4, ask for the name, the postal
 * address, a contact, and a statement that consent can be withdrawn.
 * Add new words in front with a new version in `consent-versions.ts`, and keep the old ones with theirs: a page that was opened earlier sends the
 * old version. Words in other languages have the same versions: see `server-words.ts` of the content.
 */
export const consents: Readonly<Record<LeadCall, readonly [ConsentWords, ...ConsentWords[]]>> = {
  contact: [
    {
      // An answer needs no consent, so the box is about what comes after it.
      version: consentVersions.contact,
      words:
        'Optional: after the answer to this message, {party} may also email me about funding that fits my business. I can stop that at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      // Calls have a box of their own.
      version: '2026-11-28d',
      words:
        'Optional: {party} may contact me about this message by email. I can stop that at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      // The French words changed, these did not.
      version: '2026-11-28c',
      words:
        '{party} may contact me about this message by email or phone. I can stop that at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      version: '2026-11-28b',
      words:
        '{party} may contact me about this message by email or phone. I can stop that at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      version: '2026-11-28',
      words:
        'Boundless may contact me about this message by email or phone. I can stop that at any time, by the link in each email or on the contact page.',
    },
    { version: '2026-11-23', words: 'Boundless may contact me about this message.' },
  ],
  partnerships: [
    {
      version: consentVersions.partnerships,
      words:
        'Optional: I agree to receive partnership communications by email from {party}, and can unsubscribe at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      // The French words changed, these did not.
      version: '2026-11-28c',
      words:
        'I agree to receive partnership communications by email from {party}, and can unsubscribe at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      version: '2026-11-28b',
      words:
        'I agree to receive partnership communications by email from {party}, and can unsubscribe at any time, by the link in each email, on the contact page or by writing to {contact}.',
    },
    {
      version: '2026-11-28',
      words:
        'I agree to receive partnership communications by email from {party}, and can unsubscribe at any time, by the link in each email or on the contact page.',
    },
    {
      version: '2026-11-23',
      words: 'I agree to receive partnership communications and can unsubscribe at any time.',
    },
  ],
  subscribe: [
    {
      // The French words changed, these did not.
      version: consentVersions.subscribe,
      words:
        "One newsletter a month. Rates, what lenders are looking for, and what we learned from this month's matches, by email from {party}. Unsubscribe at any time, by the link in each email or by writing to {contact}.",
    },
    {
      version: '2026-11-28c',
      words:
        "One newsletter a month. Rates, what lenders are looking for, and what we learned from this month's matches, by email from {party}. Unsubscribe at any time, by the link in each email or by writing to {contact}.",
    },
    {
      version: '2026-11-28b',
      words:
        "One newsletter a month. Rates, lender appetite and what we learned from this month's matches, by email from {party}. Unsubscribe at any time, by the link in each email or by writing to {contact}.",
    },
    {
      version: '2026-11-28',
      words:
        "One newsletter a month. Rates, lender appetite and what we learned from this month's matches. Unsubscribe at any time.",
    },
    {
      version: '2026-11-23',
      words:
        "One funding note a month. Rates, lender appetite and what we learned from this month's matches. Unsubscribe at any time.",
    },
  ],
};

/**
 * The words beside the phone field, newest first. They are separate from all others and never required. Since '2026-11-28f' they cover no marketing:
 * 47 CFR 64.1200(a)(1) asks for prior express consent to other calls and texts, and only marketing with a dialing system or a recorded voice for the
 * written consent of 64.1200(f)(9), with a signature. The older versions asked for that. The name, the address and a way to withdraw stay for Canada's
 * anti-spam law, section 10(1).
 */
export const phoneConsents: readonly [ConsentWords, ...ConsentWords[]] = [
  {
    version: phoneVersions.phone,
    words:
      'Optional: I agree that {party} may call and text me at the number I entered about what I send here and any funding I ask for, and about nothing else. A person calls, not a recorded or artificial voice. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text (or HELP for help), say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28f',
    words:
      'Optional: I agree that {party} may call and text me at the number I entered about what I send here and any funding I ask for. A person calls, not a recorded or artificial voice. It does not call or text to market. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text (or HELP for help), say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28e',
    words:
      'I agree that {party} may call and text me at the number I entered about what I send here, and with marketing about its funding and partnership services, including with an automatic dialing system or an artificial or prerecorded voice. Checking this box is my electronic signature. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text (or HELP for help), say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28d',
    words:
      'I agree that {party} may call and text me at the number I entered about what I send here, and with marketing about its funding and partnership services, including with an automatic dialing system or an artificial or prerecorded voice. Checking this box is my electronic signature. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text, say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28c',
    words:
      'I agree that {party} may call and text me with offers at the number I entered, including with an automatic dialing system or an artificial or prerecorded voice. Checking this box is my electronic signature. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text, say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28b',
    words:
      'I agree that Boundless may call and text me with offers at the number I entered, including with an automatic dialing system or an artificial or prerecorded voice. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. To stop, reply STOP to a text, say so on a call, or write to {contact}.',
  },
  {
    version: '2026-11-28',
    words:
      'I agree that Boundless may call and text me with offers at the number I entered, including with an automatic dialing system or an artificial or prerecorded voice. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. To stop, reply STOP to a text, say so on a call, or write to us.',
  },
];

/** The same in a partnership inquiry, which asks for no funding. Before '2026-11-29b' it had the words of the other form. */
const partnerPhoneConsents: readonly [ConsentWords, ...ConsentWords[]] = [
  {
    version: phoneVersions.partnerPhone,
    words:
      'Optional: I agree that {party} may call and text me at the number I entered about this inquiry and a partnership with Boundless, and about nothing else. A person calls, not a recorded or artificial voice. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text (or HELP for help), say so on a call, or write to {contact}.',
  },
  ...phoneConsents,
];

const phoneTexts = { phone: phoneConsents, partnerPhone: partnerPhoneConsents };

/** The words beside the phone field of a form. */
const phoneConsentsOf = (call: LeadCall) => phoneTexts[phoneTextOf(call)];

const fill = ({ version, words }: ConsentWords, { address, contact }: ConsentParty): ConsentWords => ({
  version,
  words: words.replace('{party}', () => address.join(', ')).replace('{contact}', () => contact),
});

/** The newest words of a page that was built with `version`, if there are any. Versions sort as texts. */
export const wordsShownWith = (words: readonly ConsentWords[], version: string): ConsentWords | undefined =>
  words.find((one) => one.version <= version);

/** The words of a version as `party`'s site shows them; of an unknown version, the newest. */
export const phoneConsentWords = (version = '', party = defaultParty, call: LeadCall = 'contact'): ConsentWords =>
  fill(wordsShownWith(phoneConsentsOf(call), version) ?? phoneConsentsOf(call)[0], party);

/** The words of a form's version as `party`'s site shows them; of an unknown version, the newest. */
export const consentWords = (call: LeadCall, version = '', party = defaultParty): ConsentWords =>
  fill(wordsShownWith(consents[call], version) ?? consents[call][0], party);
