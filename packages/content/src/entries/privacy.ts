import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { printedDay } from '../facts/amounts.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { californiaCategories } from '../site/california-categories.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { policyDay } from '../site/policy-day.js';
import { retention } from '../site/retention.js';

const privacyEmail = `[${links.privacyEmail}](mailto:${links.privacyEmail})`;

export const privacy: LegalText = {
  meta: {
    title: 'Privacy Policy | Boundless',
    description:
      'What personal information Boundless collects, how it is used and disclosed, how long it is kept, and how you can see it, correct it or have it erased.',
  },
  title: 'Privacy Policy',
  updated: printedDay(policyDay),
  revised: {
    date: 'November 29, 2026',
    why: 'To ask for your consent, and to say more about your rights and about what we keep. The list is under Changes.',
  },
  summary: paragraphs([
    `**You decide which lenders open your file.** ${statements.whoSees}`,
    '**You can ask for your information.** You can see what we hold about you, have it corrected and have it erased.',
    '**This site sets no cookie in your browser.** It has no trackers, no ads and no analytics service.',
    `**A person answers your questions.** Write to ${privacyEmail}.`,
  ]),
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      summary: 'Why we hold personal information, and who this page is for.',
      content: paragraphs(
        'Boundless ("Boundless", "we", "us") runs a lending-connection platform. We help businesses in Canada and the United States find lenders through one digital profile. This policy explains what we do with personal information when you visit this site, write to us, or use the service.',
        '"Personal information" means information about an identifiable individual. Information about a company alone, such as its revenue, is not personal information, but we protect it in the same way.',
        'You must be of the legal age of majority where you live to use the site and the service. Reading this site is not consent to anything. Where we need your consent we ask for it when you give us the information, and you may say no.',
        'Lenders, partners and other companies that we introduce you to have their own policies. This policy does not cover what they do with information that you choose to share with them.',
      ),
    },
    {
      id: 'types-of-personal-information-collected',
      heading: 'Types of Personal Information Collected',
      summary: 'What you tell us, what your accounts tell us, and what your browser tells us.',
      content: paragraphs(
        'What we collect depends on what you use. It falls into five groups.',
        [
          '**Identity and contact.** Name, email address, phone number, company, role and mailing address. If a lender needs to verify who you are, also your date of birth and government identification. For an SBA loan, also the citizenship of each owner and whether the owner lives in the United States.',
          '**Business and financial.** Revenue, bank activity, accounting records, tax filings, ownership and existing debt that you choose to share, and the credit information about you or the business that you authorize us to obtain.',
          '**Use of the service.** The profile you build, the funding you ask for, the lenders you choose, the offers you receive and what you decide about them.',
          '**Messages.** What you write to us in a form, in an email or in a call, and our answers.',
          '**Technical.** On this site, the page that you sent a form from, how long it was open, which helps to tell people from robots, and the campaign that brought you there. In the service, also the type of your device and browser.',
        ],
        'You can browse this site without telling us who you are. If you give us information about someone else, such as a co-owner, you confirm that this person agrees.',
      ),
    },
    {
      id: 'methods-of-collection',
      heading: 'Methods of Collection',
      summary: 'Mostly from you, sometimes from services you connect.',
      content: paragraphs(
        'Most of what we hold comes from you. We collect it when you complete a form, create an account, build a profile, upload a document, subscribe to our newsletter, call us or write to us.',
        'Some of it comes from services that you connect, such as a bank, accounting software or a sales platform. A connection reads only what you allow, and you can end it at any time.',
        'Some of it comes from others: a partner who introduces you with your agreement, a lender who tells us the outcome of an application, a credit bureau if you have authorized it, and public company registries. We ask a credit bureau only after you authorize it, and tell you beforehand whether the inquiry can affect your score.',
        'This site stores very little in your browser and sets no cookie for visitors:',
        [
          '**Local storage, three keys.** **cookieConsent**: that you accepted the notice. **motion**: whether you paused the motion. **savedArticles**: the articles you saved. They stay in your browser until you clear them, and we never receive them.',
          '**Session storage, one key.** **leadSource**: the partner page and the campaign that brought you here. If you send us a form, your browser sends this with it, together with the page that the form is on. It disappears when you close the tab.',
          '**One cookie for staff.** Our staff get a cookie when they sign in to read messages. It lasts 12 hours. You never receive it. We record each attempt to sign in there with its IP address. [Data Retention](#data-retention) says for how long.',
        ],
        'Our servers log each request with its method, page, result and duration. These logs contain no IP address, no name and nothing that you typed. To stop abuse, the server counts requests by IP address while it runs. It does not save those counts.',
      ),
    },
    {
      id: 'using-and-disclosing-personal-information',
      heading: 'Using and Disclosing Personal Information',
      summary: 'To find lenders that fit: they see a summary, and those you choose open the file.',
      content: paragraphs(
        'We use personal information to:',
        [
          'run the service, and compare your profile with what lenders fund',
          'submit the applications that you ask us to submit',
          'answer you, and keep you up to date on your request',
          'confirm who you are, prevent fraud and keep the service safe',
          'understand how the service is used, and improve it',
          'send the newsletter if you asked for it',
          'email you about funding that fits, if you agreed to that',
          'meet our legal duties and protect our legal rights',
        ],
        `${statements.whoSees} ${statements.summary}`,
        'Beyond that summary we disclose your information to the lenders that you choose, to suppliers who process it for us under contract and on our instructions (for example hosting, email, and the connection to your bank or books), to a partner who introduced you if you agreed to that, and to authorities where the law requires it. If our business or a part of it is sold or reorganized, the new owner may receive the information and has to follow this policy.',
        "We do not sell personal information. We do not share it for anyone else's advertising.",
        "**Newsletter.** Canada's anti-spam law (CASL) lets us send you news and offers only with your consent. We ask everyone for it, in the US too, and we keep the words that you agreed to, with the date. Each message says who sent it and has a link to unsubscribe, which works right away and without signing in. If you ask us in another way, we act within 10 business days.",
        '**Calls and texts.** We do not call or text to market. We send text messages only if you have agreed to them, about what you sent us and any funding you ask for. Reply STOP to end them, or tell us in any other clear way. We stop within 10 business days. We make no automated calls. We do not share your mobile number, or your consent to texts, with anyone for their own marketing.',
        '**Automated matching.** Software compares your profile with what lenders fund. It decides which lenders match: those lenders see your summary. It also decides the order in which you see them. A lender that does not match never sees your request. The software does not decide whether you get credit: you choose who can open your file, and people at the lender decide. You may ask which information a score used and what the reasons for it were, have that information corrected, have a person look at it, and give your point of view to a member of our staff who can change it. We tell you that software made your matches when you see them. In Quebec section 12.1 of the [Act respecting the protection of personal information in the private sector](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1) asks for all this. We call it the private-sector act below. [How matches are ranked](/how-we-are-paid#ranking) says what counts.',
        `Information is protected with ${figures.encryption} and is open only to staff and suppliers who need it for their work. Some suppliers are outside your province, state or country, and the laws of those places apply to information there. No method of storing or sending information is free of risk. If a breach creates a real risk of significant harm (in Quebec, a risk of serious injury), or the law of your state requires it, we tell you and the authority.`,
        'You may withdraw your consent at any time, subject to legal and contractual limits and on reasonable notice. Without some information we cannot match you with lenders. If so, we will tell you.',
      ),
    },
    {
      id: 'access-and-correction',
      heading: 'Access and Correction',
      summary: 'You may see it, have it corrected, and have it erased.',
      content: paragraphs(
        `You may ask what personal information we hold about you, how we use it and who we have disclosed it to, and you may have it corrected if it is wrong or incomplete. Write to ${privacyEmail}. We answer within 30 days. Much of it you can read and change yourself in your account.`,
        'You may also have it erased. Our staff then find everything stored under your email address (messages, inquiries, your subscription and notes) and erase it in one step. We keep only a record that something was erased, and it does not say whose information it was. Copies that were emailed to our staff, passed to another of our systems or exported to a file are not erased in that step: our staff delete them by hand. You may ask for a copy first, in a format that other software can read. If the law or an agreement with a lender requires us to keep some information, we use it for that purpose only.',
        '**In Quebec**, Law 25 gives you these rights too, including the copy in a structured format, and the right to have a link to your name removed if it harms you. Looking at the information is free. The law would let us charge a reasonable amount for transcribing, copying or sending it; we do not. If we refuse a request for access or correction, or do not answer it within 30 days, you have 30 days to ask the [Commission](#privacy-officer) to examine the disagreement. We are in Ontario, so what you give us leaves Quebec, and some suppliers are in other places. Before information goes to a place outside Quebec, we do a privacy impact assessment, as section 17 of the private-sector act requires. It goes there only if the assessment shows that it would be adequately protected, and under a written agreement that takes the result into account.',
        'Privacy laws of US states other than California mostly leave out people who act for a business. We give you the rights of this section wherever you live.',
        'Before we answer we may need to confirm who you are. Access is free. If you ask for many copies, we may charge a small amount, but not residents of California or Quebec. We tell you the amount in advance, and you decide whether to proceed.',
        'In some cases the law does not allow us to give you access, for example if that would reveal information about another person. If so, we tell you why, and what you can do about it.',
      ),
    },
    {
      id: 'data-retention',
      heading: 'Data Retention',
      summary: 'As long as it is needed, and no longer.',
      content: paragraphs(
        `**Forms on this site.** ${retention} What our software marks as spam is erased after 30 days.`,
        "**The newsletter.** You get it until you unsubscribe. If we asked you to confirm your email address, you get it only after you confirm. If you do not confirm, we erase your request after 30 days. After you unsubscribe, we keep your email address, marked as unsubscribed, and the words you agreed to, so that we can show your consent and don't email you again. If you ask us, we erase that too.",
        '**Staff activity.** When our staff sign in, or read, export, change or erase information, we record it with the IP address. We erase these records after 400 days at most, and failed attempts to sign in after 30 days at most.',
        '**Your profile.** We keep it for as long as it is needed for the purposes described here: while your account is open, and afterwards for as long as the law, a dispute, an audit or an agreement with a lender requires. A dispute can usually still go to court for two years in Ontario ([Limitations Act, 2002](https://www.ontario.ca/laws/statute/02l24)) and three in Quebec (Civil Code, article 2925), counted from when the person could know of it. Then we delete it or make it anonymous.',
        'New backups overwrite old ones. If we ever restore one, we erase again what had been erased before.',
        'If you close your account, a lender that already received your information keeps it under its own policy.',
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      summary: 'The dates at the top say when this policy began and when we last changed it.',
      content: paragraphs(
        'When we change this policy we publish the new text on this page and change the revision date. If a change affects how we use information that you have already given us, we tell you by email or in the service before it takes effect.',
        'If a change needs your consent, it does not apply to you until you give it.',
        'This policy exists in English and in French. If the two versions differ, the meaning that is more favourable to you applies.',
        '**Revision of November 29, 2026.** We changed this policy to ask for your consent instead of taking the use of this site as consent; to make requests from California and access from Quebec free; to say how to get older records in California, how to stop texts, that we do not call or text to market, and how long we keep records of what our staff do; to list the categories of the CCPA; to say how a privacy complaint is handled, and to name the assessment before information leaves Quebec; to say what software decides, that you can give your point of view to a person, that we store information outside Quebec, and what this site does with signals such as Global Privacy Control; and to name more commissioners.',
      ),
    },
    {
      id: 'california-residents',
      heading: 'California Residents',
      summary: 'What we collect, in the categories of the CCPA, and your rights.',
      content: paragraphs(
        'These are the categories of personal information that we collect, named as in the California Consumer Privacy Act (CCPA):',
      ).concat(
        californiaCategories,
        paragraphs(
          '[Methods of Collection](#methods-of-collection) says where it comes from, [Using and Disclosing](#using-and-disclosing-personal-information) who receives it, and [Data Retention](#data-retention) how long we keep it. We keep each category as long as the record that it is in. We sell and share none of it. In the CCPA, to share information is to give it to others for advertising that is based on what you do on different sites. All of this also holds for the year before the revision date at the top.',
          '**Who receives which category.** Lenders that match see the summary. Lenders that you choose can receive identifiers, customer records, protected characteristics, commercial and professional information, and government identification if they need to verify who you are. Suppliers who work for us may process any category. A partner who introduced you receives information only if you agreed to that, and an authority only what the law requires.',
          'If you live in California, the CCPA gives you further rights. You may ask us:',
          [
            'which categories of personal information we have collected about you, which types of sources it came from, why we collected it, and which types of recipients we disclosed it to',
            'for a copy of the specific personal information that we have collected about you',
            'to delete personal information that we have collected from you, within the limits of the law',
            'to correct personal information that is inaccurate',
            'not to sell or share personal information, and to limit the use of sensitive information: we sell and share none, and use sensitive information only to run the service',
          ],
          `Send the request by email to ${privacyEmail}. An authorized agent may also send it for you. We will ask for enough information to confirm that the request comes from you. Requests are free. We confirm within 10 business days that we have yours, and answer within 45 days. Records for such requests look back 12 months from the day we receive yours. You may ask for older ones too, from January 1, 2022 on: we include them unless that is impossible or takes disproportionate effort, and then we explain why.`,
          'We do not knowingly sell or share personal information of anyone, people under 16 included, and we will not treat you differently for using your rights.',
          '**Do Not Track and Global Privacy Control.** Some browsers send these signals. This site works in the same way with or without them: it does not follow you to other sites and sets no cookie for visitors, and we sell and share nothing, so there is nothing for them to switch off.',
          `**Automated decisions.** From January 1, 2027, California's rules give you further rights where they cover our matching: a notice before it is used, an explanation of how it works, and the right to opt out or to appeal to a person. You can appeal already: write to ${privacyEmail}, and a person looks at your matches and can change them.`,
        ),
      ),
    },
    {
      id: 'privacy-officer',
      heading: 'Contacting the Privacy Officer',
      summary: 'A person, in Toronto.',
      content: paragraphs(
        'Our Privacy Officer is responsible for this policy and for how we follow it. Send questions, requests and complaints to:',
        ['Privacy Officer', ...office, privacyEmail].join('\n'),
        '**Privacy complaints.** A complaint about personal information is free and does not affect your account:',
      ).concat(
        {
          kind: 'steps',
          items: [
            '**You write to the Privacy Officer** at the addresses above. Say what happened, when, and what you want us to do. If writing is hard for you, ask us to call you, and we write it down with you.',
            '**Within 2 business days** we confirm that we have it.',
            '**Within 30 days** the Privacy Officer looks into it and answers you in writing, with the reasons.',
            '**If you are not satisfied, or have no answer,** you can go to the privacy authority, in Quebec to the Commission. You do not have to come to us first.',
          ],
        },
        paragraphs(
          "Section 3.2 of Quebec's private-sector act asks us to publish our rules in plain words. This section says who is responsible and how to complain, [Using and Disclosing](#using-and-disclosing-personal-information) who may see information, and [Data Retention](#data-retention) how long we keep it.",
          'The privacy authority is that of your province, state or country. Under the federal law (PIPEDA) that is the [Office of the Privacy Commissioner of Canada](https://www.priv.gc.ca/en/report-a-concern/):',
          ['Office of the Privacy Commissioner of Canada', '30 Victoria Street', 'Gatineau, Quebec K1A 1H3'].join('\n'),
          'In Alberta it is the [Information and Privacy Commissioner of Alberta](https://oipc.ab.ca/) (our Privacy Officer also answers questions about suppliers outside Canada, and sends you our rules for them), in British Columbia the [Information and Privacy Commissioner for British Columbia](https://www.oipc.bc.ca/), and in California the [California Privacy Protection Agency](https://cppa.ca.gov/).',
          'In Quebec it is the [Commission](https://www.cai.gouv.qc.ca):',
          [
            "Commission d'accès à l'information",
            '525, boulevard René-Lévesque Est, bureau 2.36',
            'Québec (Québec) G1R 5S9',
          ].join('\n'),
        ),
      ),
    },
  ],
};
