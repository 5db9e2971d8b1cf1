import { limits } from './limits.js';

export const messages = {
  required: 'Please enter this field',
  email: 'Please enter a valid email address',
  emailRequired: 'Please enter your email',
  partnershipType: 'Please select partnership type',
  yesOrNo: 'Please answer yes or no',
  text: 'Please enter text',
  tooLong: (max: number) => `Please enter at most ${max} characters`,
  invalid: 'Please check the marked fields',
} as const;

export interface FormField {
  max: number;
  /** The message if it is missing. A field without one is optional on the server. */
  required?: string;
  /** Whether the staff's search reads it. */
  searched?: true;
}

const { short, long } = limits;
const { required } = messages;
const name = { max: short, required, searched: true } as const;
const email = { max: limits.email, required, searched: true } as const;
const optional = { max: short } as const;

/** The text fields of each form. The API's schemas, the limits of the forms and the search are made from this table. */
export const formFields = {
  contact: {
    firstName: name,
    lastName: name,
    email,
    phone: { max: limits.phone },
    company: { max: short, searched: true },
    message: { max: long, searched: true },
  },
  partnerships: {
    company: name,
    firstName: name,
    lastName: name,
    email,
    phone: { max: limits.phone, required },
    partnershipGoals: { max: long, required, searched: true },
    jobTitle: optional,
    businessDescription: { max: long },
    fundingRange: optional,
    clientVolume: optional,
  },
  subscribe: { email: { ...email, required: messages.emailRequired } },
} as const satisfies Record<string, Record<string, FormField>>;

type Limits<Fields> = { readonly [Name in keyof Fields]: number };
const getLimits = <Fields extends Record<string, FormField>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, { max }]) => [field, max])) as Limits<Fields>;

/** Characters of a contact message that the line with the inquiry type may take. */
const INQUIRY_LINE = 100;

export const fieldLimits = {
  contact: { ...getLimits(formFields.contact), message: long - INQUIRY_LINE },
  partnerships: getLimits(formFields.partnerships),
  subscribe: getLimits(formFields.subscribe),
};
