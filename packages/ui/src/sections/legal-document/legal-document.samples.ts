import type { LegalText } from '../../types.js';

export const sampleLegal: LegalText = {
  title: 'Privacy Policy',
  updated: 'April 10, 2023',
  revised: { date: 'November 23, 2026', why: 'To say what this site stores.' },
  summary: [
    {
      kind: 'list',
      items: [
        '**You decide who opens your file.** Lenders that match see a summary.',
        '**You can ask for it back.** To read, to correct or to delete.',
        '**A person answers your questions.** Write to [privacy@boundless.example](mailto:privacy@boundless.example).',
      ],
    },
  ],
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      summary: 'Why we hold personal information, and who this page is for.',
      content: [
        {
          kind: 'paragraph',
          text: 'Boundless is a lending-connection platform. We help businesses in Canada and the United States find lenders through one digital profile. This policy describes what we do with personal information when you visit the site, write to us, or use the service.',
        },
        {
          kind: 'paragraph',
          text: 'You must be of legal age of majority where you live to use the service. By using it you agree to the practices described here.',
        },
      ],
    },
    {
      id: 'information',
      heading: 'Types of Personal Information Collected',
      summary: 'What you tell us, what your accounts tell us, and what your browser tells us.',
      content: [
        {
          kind: 'list',
          items: [
            '**Identity and contact.** Name, email address, phone number, company and role.',
            '**Business and financial.** Revenue, bank activity, accounting records, tax filings and existing debt that you choose to share.',
            '**Technical.** Device, browser, pages visited and the choices you make about cookies.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Using and Disclosing Personal Information',
      summary: 'To find lenders that fit, and to show your file only to those you choose.',
      content: [
        {
          kind: 'paragraph',
          text: 'We use personal information to run the service, to compare your profile with lending criteria, to answer you, to prevent fraud and to meet legal duties.',
        },
        {
          kind: 'paragraph',
          text: 'We disclose it to lenders you choose, to suppliers who process it on our instructions, and where the law requires it. It is protected with 256-bit encryption. We do not sell it.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Access and Correction',
      summary: 'You may see it, and you may have it put right.',
      content: [
        {
          kind: 'paragraph',
          text: 'Write to [privacy@boundless.example](mailto:privacy@boundless.example) to ask what we hold about you or to correct it. A fee may be charged for access to data; if so, we tell you the amount in advance and you decide whether to proceed.',
        },
      ],
    },
    {
      id: 'officer',
      heading: 'Contacting the Privacy Officer',
      content: [
        {
          kind: 'paragraph',
          text: 'Privacy Officer, Boundless\nToronto, Ontario, Canada\n[privacy@boundless.example](mailto:privacy@boundless.example)',
        },
      ],
    },
  ],
};
