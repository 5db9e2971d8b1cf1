import { legalForms, statements } from '../claims/sentences.js';
import { printedDay, usd } from '../facts/amounts.js';
import { arranged, brokerEffects } from '../facts/broker-licenses.js';
import { brokerSources, brokerTexts, commercialMortgages, loanBrokerLaws } from '../facts/broker-sources.js';
import { criminalRateSource, criminalRate as rate } from '../facts/criminal-rate.js';
import { disclosureLimits as limits } from '../facts/disclosure-limits.js';
import { interestAct } from '../facts/interest-act.js';
import { oldAgreements, oldAgreementsSummary, oldCriminalRateSource } from '../facts/old-criminal-rate.js';
import type { Block } from '../schemas/block.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { language } from '../site/contract-language.js';
import { licenses } from '../site/licenses.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';
import { policyDay } from '../site/policy-day.js';

/** What each state asks of a broker, and what we do there. */
const brokerTable: Block = {
  kind: 'table',
  caption: 'What a broker needs, by state',
  head: ['State', 'What a broker needs', 'Effect today'],
  align: ['left', 'left', 'left'],
  rows: brokerEffects.map(({ state, needs, effect }) => [state, `[${needs}](${brokerSources[state]?.href})`, effect]),
};

const supportEmail = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const terms: LegalText = {
  meta: {
    title: 'Terms and Conditions | Boundless',
    description:
      'The terms that apply when businesses use Boundless: accounts, loan applications, fees, disputes, liability and the law that governs the agreement.',
  },
  title: 'Terms and Conditions',
  updated: printedDay(policyDay),
  revised: {
    date: 'November 30, 2026',
    why: 'To name where we do not arrange financing, how to complain and how to stop messages. The list is under Modification.',
  },
  summary: paragraphs(
    `${arranged} The first table below has what states ask of a broker, and what we therefore do not arrange there.`,
    'Boundless connects businesses with lenders. It does not lend, gives no financial advice and is not a party to loan agreements.',
    'The most that we can owe you is usually 100 CAD. If somebody else makes a claim because of what you did, you pay for it, unless we caused the loss.',
    'Disputes go to the courts of Ontario, in Toronto, under the law of Ontario. You keep the rights that the law where you are gives you and that a contract cannot take away.',
    'Accounts are for commercial use, and personal to the individual who opens them.',
  ),
  sections: [
    {
      id: 'getting-started',
      heading: 'Getting Started',
      summary: 'Who this agreement is between, and what it covers.',
      content: paragraphs(
        'These Terms and Conditions ("Terms") are an agreement between Boundless ("Boundless", "we", "us") and you. They govern your use of this site and of the Boundless application (together, the "Service"). "You" means the individual who uses the Service and the organization on whose behalf that individual acts (the "Business").',
        'You accept these Terms when you create an account and check the box for them. You then also confirm that you have read the [Privacy Policy](/privacy-terms). Reading this site or sending us a form is not acceptance. If you do not accept these Terms, do not create an account. If the Business is in Quebec, you receive them in French first: see [Language](#miscellaneous).',
        'You must be of the legal age of majority where you live, and you must have authority to bind the Business.',
        'Boundless is a lending-connection platform. We help a Business to find lenders and to apply to them. We are not a lender, we do not give financial, legal, tax or accounting advice, and we are not a party to any loan agreement between a Business and a lender. The Business and its own advisers decide whether a loan suits it.',
      ),
    },
    {
      id: 'business-user-account',
      heading: 'Business User Account',
      summary: 'For organizations in good standing, held by one individual.',
      content: paragraphs(
        'Accounts are for commercial use only. You may open one only on behalf of an organization that:',
        [
          `is lawfully incorporated in Canada or the United States: ${legalForms}`,
          'is not insolvent, and is not the subject of bankruptcy or similar proceedings',
          'is not named on a sanctions list of Canada, the United States or the United Nations, and is not owned or controlled by anyone who is',
        ],
        'The account is personal to the individual who acts for the Business. It may not be shared, sold or transferred to another individual without our written consent.',
        'Information that you give us must be true, current and complete, and you must keep it that way. We may ask for proof, and may get it from public registries or, if you authorize it, from others.',
        'You are responsible for keeping your password secret and for everything that is done through your account. Tell us right away if you think that someone else has used it.',
      ),
    },
    {
      id: 'using-the-service',
      heading: 'Using the Service',
      summary: 'In the US in a few states only. We match and send; lenders decide and pay out.',
      content: [
        ...paragraphs(
          `**Where we arrange financing in the United States.** ${arranged} Here and in the table, loans are also asset-based lending and inventory, purchase order, equipment and supply chain financing, and loans that the SBA guarantees: we arrange each of them in the same states as other loans.`,
          `We have looked up the rules for brokers in the states below. Each links to its law. Of the texts on brokers in this table the oldest is of ${printedDay(brokerTexts.from)}, the newest of ${printedDay(brokerTexts.to)}. Of the sessions of 2025 and 2026 we have read what we name below for California, Texas, Louisiana and North Dakota, and a report on Vermont. On November 29, 2026 we looked for newer acts of Connecticut and Virginia on sales-based financing and found none, which does not prove that there is none. The others, and the rules for brokers, we have not checked against these sessions. We read them again by ${printedDay(brokerTexts.reviewBy)}. In a state that is not in the table, we send no application to a lender until we have checked its rules for brokers and told you in writing that we may act there.`,
        ),
        brokerTable,
        ...paragraphs(
          `**Not in the table:** every other state. We do not arrange financing there yet. Among them are New York, Georgia, [Kansas](${loanBrokerLaws.kansas.href}) and [Louisiana](${loanBrokerLaws.louisiana.href}), and this is what we know of their rules: New York has duties for brokers. Georgia and Kansas forbid a broker to take a fee in advance. Kansas and Louisiana also have laws on loan brokers. When we may act in a state, we list it in the table.`,
          ...(licenses.length > 0
            ? ['**Licenses and registrations.** Ours are:', licenses]
            : ['**Licenses and registrations.** None is listed here yet.']),
          'Where a state in the table requires a broker to hold a license or to register, we arrange such financing there only while ours is listed here.',
        ),
        ...paragraphs(
          'The Service compares the profile of a Business with criteria that lenders have given us, shows which lenders may fit, and sends the applications that you ask us to send. Scores and matches are estimates. They are neither an offer nor a promise of credit.',
          'We accept loan applications, and send them to lenders, at our discretion. A lender decides for itself whether to make an offer and on what terms. If you accept an offer, your agreement is with the lender alone, and the lender pays the funds to you directly.',
          '**Equal credit.** We do not discriminate. In the United States the [Equal Credit Opportunity Act](https://www.consumerfinance.gov/rules-policy/regulations/1002/) forbids lenders, and us when we choose or refer lenders, to discriminate on the basis of race, colour, religion, national origin, sex, marital status, age (if you can enter into a contract), income from public assistance, or your good-faith use of rights under consumer credit law. A lender that refuses your application for credit must tell you: within 30 days of your completed application if the revenue of the Business was $1 million or less in its last fiscal year, and otherwise, or for credit that is part of factoring, within a reasonable time (Regulation B, 12 CFR 1002.9(a)(3)). If it does not give you its reasons with the refusal, ask for them in writing within 60 days, and it must send them to you. In Quebec, the [Charter of Human Rights and Freedoms](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-12) also forbids discrimination in the making of contracts and in services offered to the public (sections 10 to 12). Human rights laws of other provinces and territories forbid discrimination in services and contracts too.',
          'Matching is free for businesses. Our fees are agreed with lenders. On larger structured transactions an underwriting or transaction fee may apply on success; it applies only if you have agreed to it in writing beforehand. [How we are paid](/how-we-are-paid) explains both, and what has to be reported for an SBA loan.',
          '**Mortgages in Canada.** We hold no mortgage brokerage licence. In Ontario, the Mortgage Brokerages, Lenders and Administrators Act, 2006 requires one for soliciting or arranging loans secured by real property, and for passing on information about a borrower to a mortgage lender. The Financial Services Regulatory Authority of Ontario (FSRA) enforces it ([FSRA on who needs a licence](https://fsrao.ca/licensing/licensing-updates/attention-mortgage-professionals-you-need-licence)). In Quebec, the Act respecting the distribution of financial products and services leaves mortgage brokerage to those whom the Autorité des marchés financiers (AMF) authorizes. Other provinces have laws of their own. So we arrange nothing that is secured by real property in Ontario, in Quebec, or in any other province or territory where that needs a licence.',
          `**Interest in Canada.** [Section 347](https://laws-lois.justice.gc.ca/eng/acts/c-46/section-347.html) of the Criminal Code makes it an offence to charge more than ${rate.criminalRate.text} a year for credit and, since January 1, 2025, to offer or advertise credit above the limit. Nearly every charge for the credit counts, whatever it is called and whoever gets it. For a business loan to a borrower that is not a natural person, the limit is ${rate.criminalRateCommercial.text} above ${rate.criminalRateFrom.text} and up to ${rate.criminalRateTo.text}; above that there is none ([Criminal Interest Rate Regulations](${criminalRateSource.href})). ${oldAgreements} ([Canada Gazette](${oldCriminalRateSource.href}), and a [summary](${oldAgreementsSummary}) on older agreements.) Whether an advance or factoring counts as credit depends on the contract.`,
          `**Yearly rates in Canada.** ${interestAct.rules?.[0]} ${interestAct.exempt} That is section 4 of the [Interest Act](https://laws-lois.justice.gc.ca/eng/acts/I-15/). Both laws apply to offers in Canada that you receive through the Service. [Check an offer](/tools/check-an-offer) works out the yearly rate with every charge that you enter, and compares it with the limit.`,
          `**Real property in the United States.** California requires a real estate license to arrange a loan that is secured by real property, also for a business ([Business and Professions Code](${commercialMortgages.href})). Other states have rules of their own. We list no such license. So we arrange no loan secured by real property in the United States: go to a bank, or to a broker licensed in your state.`,
          '**Commercial financing in the United States.** We act as a broker: we introduce a Business to providers of financing and are paid by them. Several states, among them California, Connecticut, Florida, Georgia, Illinois, Kansas, Louisiana, Missouri, New York, North Dakota, Texas, Utah, Vermont and Virginia, regulate disclosures for commercial financing, brokers of it, or both. We ask for no fee in advance. Where the law requires a provider to disclose the cost of an offer, we send you that disclosure unchanged, with the offer at the latest, and before we describe its price. We are responsible for what we say about it. Financing offered through the Service is for business purposes, and the protections of consumer law may not apply.',
          "**When a broker or a platform counts as a provider.** Connecticut counts a broker of sales-based financing as its provider. California, Florida, Georgia, Kansas, Missouri and Utah count a platform that offers a bank's financing under a written agreement with the bank. New York can also count whoever presents specific offers for a third party. Where that makes us a provider, we make the disclosures of a provider, and we register first where the law asks for it.",
          '**California.** Financial Code 22800 to 22806 covers offers of up to $500,000. With each specific offer the provider must disclose the amount, how much of it you receive, the cost, the total you pay back, the term, the payments, what paying early costs, and the annual percentage rate. It must have your signature on that disclosure before the contract is made ([section 22802](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22802)). Whenever a provider names a price for a specific offer, it must also state the annual percentage rate, and it may not use the words "interest" or "rate" in a way that misleads you ([section 22806](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22806)). California also forbids unfair, deceptive or abusive acts in offering financing to small businesses, nonprofits and family farms ([10 CCR 1060 to 1062](https://dfpi.ca.gov/rules-enforcement/laws-and-regulations/california-consumer-financial-protection-law/ccfpl-commercial-financing-annual-report-information/), since October 1, 2023). A trade group [reports](https://www.sfnet.com/home/chapters/canada/news-detail/2025/10/15/california-expands-oversight-of-commercial-finance-what-secured-lenders-need-to-know) that since January 1, 2026 a license no longer keeps the Department of Financial Protection and Innovation from acting on such conduct (Senate Bill 825). Where these rules count us as a provider, we follow them and file the yearly report.',
          `**New York.** [Article 8 of the Financial Services Law](https://www.nysenate.gov/legislation/laws/FIS/803) covers offers of up to $2.5 million. Exempt are banks and similar institutions, whoever makes at most five such transactions in the state in twelve months, leases, and financing secured by real property, among others ([section 802](https://www.nysenate.gov/legislation/laws/FIS/802)). With each specific offer the provider must disclose the amount, how much of it you receive, the finance charge, the annual percentage rate, the total you pay back, the term, the payments, other fees, what paying early costs, and the collateral. The disclosure has a line for your signature, which confirms only that you received it (23 NYCRR 600.5). When a provider states a rate or an amount while you apply, it must also state the annual percentage rate (section 810), and so do we. Before we tell you of a specific offer, we must send you the disclosure unaltered, and we give the provider proof of when we did (23 NYCRR 600.21).`,
          '**Texas.** Chapter 398 of the Finance Code ([House Bill 700](https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm)) has applied to commercial sales-based financing, such as a merchant cash advance, since September 1, 2025. The Finance Commission of Texas has adopted rules on it in 2026, 7 TAC 86.301 to 86.322 ([the page on rules](https://occc.texas.gov/publications/rules) of the Office of Consumer Credit Commissioner, OCCC). For less than $1 million the provider must disclose the cost, with how to reach the OCCC, and must have your signature on that disclosure before the contract is made. The rules that follow have no limit on the amount. A confession of judgment in the contract is void. A provider or broker may not set up automatic debits from your account, unless it holds a perfected [security interest](/glossary#security-interest) in the account with first priority over everyone else. Ask to see the agreement that your bank signed for this. Charges that were not disclosed, and false or misleading statements, are forbidden. Providers and brokers must register with the OCCC, through the Nationwide Multistate Licensing System (NMLS). The law gives those already in business until December 31, 2026: ask for the NMLS number and look it up. This law gives you no right of your own to sue: you can complain to the OCCC.',
          `**Virginia.** Chapter 22.1 of title 6.2 of the Code ([rules for it](https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240)) has applied to sales-based financing of up to $500,000 since July 1, 2022. With its offer the provider must disclose the amount, how much of it you receive, the cost, the total you pay back, the payments, other fees, what paying early costs, the collateral, and what it pays a broker. Providers and brokers must register with the State Corporation Commission.`,
          '**Vermont.** Anyone who solicits or brokers a loan to a business, including online, needs a loan solicitation license from the Department of Financial Regulation, or an exemption. The lender must state every rate it charges fully and clearly (8 V.S.A. 2225). A trade group [reports](https://www.funderintel.com/group/all-business-lending-fintech/discussion/3cb6d35a-c7f5-42cf-aca1-aca3eb714e09) that from July 1, 2027 an act of 2026 (House Bill 648) asks for a license of those who fund, broker or advertise cash advances and factoring too. By the same report it asks the funder to disclose the cost with an annual percentage rate, as California and New York do. It also forbids the funder to set up automatic debits, unless it holds a perfected [security interest](/glossary#security-interest) in your account with first priority over everyone else. A [report on a committee](https://cpo.soar.com/articles/8046720/Vermont/Panel-weighs-ban-on-virtual-kiosks-and-new-oversight-of-merchant-cash-advances) says that the draft of May 2026 covered contracts of up to $1 million and forbade confessions of judgment. We have not read that act. We stop arranging both in Vermont that day unless our license is listed here.',
          '**North Dakota.** The money brokers law (Century Code, chapter 13-04.1) covers anyone who arranges loans or leases. Since House Bill 1127 of 2025 it also treats as a loan each type of alternative financing that the commissioner names in an order. So we arrange no financing of any kind there without a license.',
          `**Florida.** A broker may not take a fee in advance, and its advertising must show its address and telephone number. ${phone ? `Ours is ${phone}.` : 'We do not list a telephone number yet, so we do not arrange financing for businesses in Florida: please do not apply through us.'}`,
          `**Louisiana.** Revised Statutes 9:3137.10 (House Bill 470, [as a law firm sums it up](https://www.mayerbrown.com/en/insights/publications/2025/08/louisiana-now-requires-disclosures-for-revenue-based-financing-transactions)) has applied to revenue-based financing since August 1, 2025. Before or when you sign, the provider must disclose in writing the amount provided, the amount that reaches you, the total to be paid, the cost in dollars, the payments, and what paying early costs or saves.`,
          `**Connecticut, Florida, Georgia, Kansas, Missouri and Utah.** These laws cover offers of up to ${usd(limits['US-CT']).text} (Connecticut, sales-based financing only), ${usd(limits['US-FL']).text} (Florida, Georgia, Kansas, Missouri) and ${usd(limits['US-UT']).text} (Utah). Before the contract is made, the provider must disclose in writing the amount, how much of it you receive, the total you pay back, the cost in dollars, the payments, and what paying early costs or saves; in Connecticut also the term, other fees, the collateral, and what it pays a broker.`,
          `${statements.whoSees} ${statements.summary}`,
          'By asking us to send an application you authorize us to share the profile and the documents that belong to it with the lenders you have chosen, and you authorize those lenders to tell us the outcome.',
          'If you connect a bank account, accounting software or another service, you authorize us to read the data that the connection screen lists, for as long as the connection lasts. The terms of that service also apply.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      summary: 'Ours stays ours, yours stays yours.',
      content: paragraphs(
        'The Service, its software, design, texts and marks belong to Boundless or to those who license them to us. We grant you a limited, revocable right, which you may not transfer or sublicense, to use the Service for the internal purposes of the Business while these Terms are in force. All other rights are reserved.',
        'What you upload remains yours. You grant us the right to store, process and show it as needed to run the Service for you. You also allow us to make it anonymous, combine it with information from others, and use the result to improve the Service and to report on lending in general.',
        'If you send us an idea or a suggestion, we may use it without owing you anything for it.',
      ),
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      summary: 'Write to us first: we try to resolve it within 10 business days.',
      content: paragraphs(
        `If you have a complaint about the Service, write to ${supportEmail} and tell us what happened and what you want us to do. [Complaints](/complaints) lists the steps and the regulators. We will try in good faith to resolve the dispute with you within 10 business days of receiving your notice.`,
        'If that does not succeed, either side may bring the dispute before the courts named in the last section. Nothing here keeps either side from asking a court for urgent relief.',
        'A dispute about a loan is a matter between you and the lender. We may help you talk to each other, but we do not have to, and we do not decide the dispute.',
      ),
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      summary: 'The Privacy Policy covers personal information.',
      content: paragraphs(
        'The [Privacy Policy](/privacy-terms) describes how we collect, use and disclose personal information. It is a notice, and accepting these Terms is not consent under it.',
        'If you give us personal information about other people, such as owners, directors, guarantors or employees, you confirm that you are allowed to, and that they have agreed to its use as the Privacy Policy describes.',
      ),
    },
    {
      id: 'communications',
      heading: 'Communications',
      summary: 'Notices you need, news only if you want it.',
      content: paragraphs(
        'You agree that we may send you notices about your account, your applications and these Terms by email, by phone or in the Service, and by text message if you have agreed to that. A notice by email counts as received on the business day after it was sent.',
        '**To stop texts,** reply STOP to any of them, or tell us in any other clear way, such as an email. A STOP also ends automated calls. We stop within 10 business days, and may send one text to confirm it. We do not call or text to market: the box next to your number in a form covers calls and texts about what you send there and any funding you ask for. You can use your account and your applications without texts.',
        'We send news and offers only if you have agreed to them. Each of them tells you how to unsubscribe, which you can do at any time. You cannot unsubscribe from notices that the Service needs in order to work.',
        'Notices to us must be in writing, to the email address or the postal address at the end of these Terms.',
      ),
    },
    {
      id: 'limits-of-use',
      heading: 'Limits of Use',
      summary: 'What the Service must not be used for.',
      content: paragraphs(
        'You may not:',
        [
          'use the Service for personal, family or household borrowing',
          'give false or misleading information, or pretend to be someone else',
          'use the Service for anything unlawful, including fraud and money laundering',
          'copy, resell or reverse engineer the Service, or use it to build a competing one',
          'collect information from it by automatic means without our written consent',
          'try to reach accounts, systems or data that are not meant for you, or disrupt the Service or test its security without our written consent',
          'upload anything that harms computers or infringes the rights of others',
        ],
        'The Service is offered in Canada and the United States. We do not claim that it is suitable or lawful elsewhere.',
      ),
    },
    {
      id: 'termination',
      heading: 'Termination',
      summary: 'You may leave at any time, and we may end access at our discretion.',
      content: paragraphs(
        'You may stop using the Service and close your account at any time.',
        'We may restrict, suspend or terminate your access to all or part of the Service at our discretion, for example if you breach these Terms, if we cannot verify the information you gave, or if the law requires it. Where we reasonably can, we tell you in advance and say why.',
        'When access ends, so do the rights that we have granted you. Applications that a lender has already received, and agreements that you have made with a lender, are not affected. Terms that by their nature should continue do continue, among them those on intellectual property, liability, indemnification and governing law.',
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      summary: 'What we promise and do not promise. As matching is free, the most we can owe you is usually 100 CAD.',
      content: paragraphs(
        'The Service is provided as it is and as it is available. As far as the law allows, we give no warranties or conditions of any kind, express or implied, including those of merchantable quality, fitness for a purpose and non-infringement. We do not promise that you will receive an offer, that an offer will suit you, or that the Service will always be available or free of errors.',
        'We are not responsible for what lenders, partners and other third parties do or fail to do, for their offers and agreements, or for sites that we link to.',
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for lost profit, revenue, data or opportunity, even if we knew that they were possible.',
        'As far as the law allows, our total liability arising from the Service and these Terms, whatever the legal basis, is limited to the greater of the fees that you paid us in the previous 12 months and 100 CAD.',
        'In Quebec, nothing in these Terms excludes or limits our liability for bodily or moral injury, or for material injury caused by an intentional or gross fault (Civil Code of Québec, article 1474).',
        'Some places do not allow certain limits. There, our liability is limited as far as the law of that place permits.',
      ),
    },
    {
      id: 'indemnification',
      heading: 'Indemnification',
      summary: 'If somebody else makes a claim because of what you did, you pay for it, unless we caused the loss.',
      content: paragraphs(
        'You will indemnify Boundless, its directors, officers, employees and agents, and hold them harmless, against claims of third parties and the losses, damages and reasonable legal costs that follow from them, where a claim arises from your use of the Service, from information that you gave, from your breach of these Terms or of the law, or from your dealings with a lender. You do not owe this to the extent that we caused the loss, or broke these Terms or the law.',
        'We will tell you of such a claim without undue delay. We may take over its defence at our own cost, in which case you will cooperate with us. You may not settle a claim in our name without our written consent.',
      ),
    },
    {
      id: 'modification',
      heading: 'Modification',
      summary: 'These Terms may change, and we tell you before a material change.',
      content: paragraphs(
        'We may change the Service, and we may change these Terms. We publish the new Terms on this page and change the revision date at the top. If a change is material, we tell you by email or in the Service at least 30 days before it takes effect, unless the law requires it sooner. A change does not affect an application or a dispute that has already begun.',
        'If you use your account after a change has taken effect, you accept the change. If you do not agree to it, stop using your account and close it.',
        '**Revision of November 30, 2026.** These Terms now say:',
        [
          'which states have laws on commercial financing, where we do not arrange it, and when you get a disclosure',
          'that we arrange no mortgages in Canada and no loans secured by real property in the United States',
          'how you accept these Terms, which organizations can open an account, and what the language of these Terms means in Quebec',
          'the limits on interest in Canada',
          'how to complain and how to stop messages, and that we do not call or text to market',
          'what the Equal Credit Opportunity Act asks of lenders and of us, and how long before a change we tell you',
        ],
      ),
    },
    {
      id: 'miscellaneous',
      heading: 'Miscellaneous',
      summary: 'The law of Ontario, and how to reach us.',
      content: paragraphs(
        '**Governing law.** These Terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there, without regard to rules on the conflict of laws. The courts of Ontario, in Toronto, have exclusive jurisdiction, and both sides submit to it. This takes away no right that the law of your province or state gives you and that a contract cannot take away, and you can complain to a regulator wherever you are.',
        `**Language.** ${language}`,
        '**Entire agreement.** These Terms are the whole agreement between you and us about the Service. A separate written agreement with us prevails where it says something different.',
        '**Severability.** If a part of these Terms cannot be enforced, the rest remains in force.',
        '**No waiver.** If we do not enforce a right at once, we have not given it up.',
        '**Assignment.** You may not assign these Terms without our written consent. We may assign them to an affiliate or to a successor of our business.',
        '**No partnership.** Nothing in these Terms makes either side the partner, agent, employee or fiduciary of the other.',
        '**Events beyond control.** Neither side is liable for a delay or failure that it could not reasonably have prevented.',
        `**Contact.**\n${[...office, supportEmail, ...(phone ? [phone] : [])].join('\n')}`,
      ),
    },
  ],
};
