import { capitalize } from '../claims/capitalize.js';
import { definitions, sinceFounding } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { links } from '../site/links.js';

/** Has the layout of a policy, because readers look things up in it. */
export const howWeArePaid: LegalText = {
  meta: {
    title: 'How We Are Paid, How Matches Are Ranked | Boundless',
    description:
      'Who pays Boundless and when, what a business can be charged, how we rank matches, who sees your file, and what our figures mean.',
  },
  title: 'How we are paid, how matches are ranked',
  updated: 'November 30, 2026',
  summary: paragraphs([
    `**Lenders pay us.** ${statements.cost} Larger structured deals may carry an underwriting or transaction fee, but only if you agree to it in writing first.`,
    '**No lender can pay for a higher rank.** Matches are ranked by fit, and what a lender pays us is not part of the score.',
    `**You decide which lenders open your file.** ${statements.whoSees}`,
  ]),
  sections: [
    {
      id: 'who-pays',
      heading: 'Who pays us, and when',
      summary: 'Lenders, when a deal closes.',
      content: paragraphs(
        `${statements.whoPays} The fee is usually a percentage of the amount funded, and it differs by lender and by product, so we can earn more on one than on another. We do not publish the percentages, because they differ by contract. The difference does not count in the ranking. Before you accept an offer, ask us what we are paid for it, and we tell you in writing. Where your state requires it, you see the amount in the lender's disclosure without asking. If your request ends without a deal, we earn nothing.`,
        'You do not pay that fee directly. Except for SBA loans, a lender may include it in its price, as it does with anything it spends to find customers. If you already know a lender, ask it for a price without us as well. Ask first whether that means another credit check.',
        '**SBA loans.** Ask the lender to confirm in writing which fees it charges you, and that no part of our fee is in them or in your rate. We charge you no underwriting or transaction fee for an SBA loan. If you or the lender pay anyone for arranging one, the SBA has to see an agreement that shows the pay ([13 CFR 103.5](https://www.ecfr.gov/current/title-13/chapter-I/part-103)). The lender reports it on [SBA Form 159](/blog/what-is-an-sba-loan), and you sign the form too. The lender also has to tell you in writing that you do not have to hire anyone for your application.',
        'Why you should ask: besides the fee of the SBA itself, a 7(a) lender may charge you four kinds of fees: for service and packaging, for extraordinary servicing, for what it pays others, and for paying late (13 CFR 120.221, [as a law firm summed it up in October 2018, on a proposed change](https://starfieldsmith.com/2018/10/best-practices-proposed-rule-change-permissible-fees/)). From August 2023 it could also charge a flat fee of up to $2,500, and fees for technology used on your loan ([Coleman Report, July 2023](https://colemanreport.com/c-suite-wednesday-updated-sop-50-10-7-to-be-published-before-august-1)). A fee for a broker or a referral is not one of them: a lender that pays us for a referral may not pass that fee on to you ([Coleman Report on Form 159 of the SBA, 2019](https://colemanreport.com/colemans-sba-compliance-report-know-the-new-form-159-rules/)). Nor may it share with us what it earns by selling the guaranteed loan ([13 CFR 120.222](https://www.ecfr.gov/current/title-13/section-120.222)).',
        "The notes of 2018 and 2019 are older than a rule of February 2020 that changed sections 120.221(a) and 103.5(b) ([85 FR 7622](https://www.govinfo.gov/content/pkg/FR-2020-02-10/html/2020-02128.htm)). A new edition of the SBA's rules for lenders (SOP 50 10 8.1) has applied since October 1, 2026. We have not read that edition or today's section 120.221: ask the lender whether all this still holds.",
        'We are not paid for clicks, and we do not sell leads. A partner who introduced you may receive a share of our fee; if so, the partner has to tell you, and so do we, before you apply.',
      ),
    },
    {
      id: 'what-you-pay',
      heading: 'What a business can be charged',
      summary: 'Nothing for matching. On larger structured deals, possibly an underwriting or transaction fee.',
      content: paragraphs(
        statements.costInFull,
        'A structured deal is one that is put together for a single business, with several lenders or several types of funding in it. The agreement that you sign first states the fee and when you owe it. It also says whether a lender pays us for the same deal, and how much. In Canada that fee counts toward the legal limit on interest. In the US the lender may have to include it in its disclosure. If you have not signed such an agreement, you pay us no fee. Your contract with a lender may have fees of its own.',
        'What the lender charges is between you and the lender: interest, origination fees, and charges for paying late or early. Ask for all of it in dollars and as an annual rate.',
      ),
    },
    {
      id: 'ranking',
      heading: 'How matches are ranked',
      summary: 'By how well your business fits what each lender says it funds.',
      content: paragraphs(
        'Each lender describes what it funds: countries, provinces or states, industries, the age and revenue of a business, amounts, collateral and purposes. Software compares your profile with each description and gives a fit score. You see the highest score first. The ranking covers only lenders in our network: others, your own bank included, may cost less. If two scores are equal, the lender that answers sooner comes first.',
        [
          '**Counts:** industry, region, age, revenue and its steadiness, existing debt, what the money is for, and the collateral that you can offer',
          '**About the owners, counts:** their share of the business and, if you authorize it, their credit file. For an SBA loan, also their citizenship and where they live. Nothing else about them',
          '**Does not count:** what the lender pays us, and who introduced you',
        ],
        'What an offer costs is not part of the score either: the best fit can cost more than the second. Compare the annual rates before you choose.',
        'Every score lists the facts that raised or lowered it. A score is not an offer: people at the lender decide. If you think that a match is wrong, or want a person to look at it, write to us and somebody will.',
      ),
    },
    {
      id: 'who-sees',
      heading: 'Who sees what',
      summary: 'Lenders that match see a summary; those you choose see the file.',
      content: paragraphs(
        `${statements.whoSees} ${statements.summary}`,
        `${statements.whoElseSees} The [privacy policy](/privacy-terms) lists what is kept, where and for how long.`,
      ),
    },
    {
      id: 'how-long',
      heading: 'How long it takes',
      summary: 'Matching takes little time, decisions depend on the product.',
      content: paragraphs(`${statements.matching} ${statements.decision}`),
    },
    {
      id: 'figures',
      heading: 'What our figures mean',
      summary: 'What each one counts, and what it does not.',
      content: paragraphs(
        sinceFounding,
        [
          `**${figures.capitalRequests}.** ${definitions.capitalRequests}`,
          `**${figures.businessesFunded}.** ${definitions.businessesFunded}`,
          `**${figures.verifiedLenders} lenders.** ${definitions.verifiedLenders}`,
          `**${capitalize(figures.vettedLenders)}**, on the home page. ${definitions.vettedLenders}`,
          `**${capitalize(figures.lendersOver100)} lenders**, on partner pages. ${definitions.lendersOver100}`,
          `**${capitalize(figures.capitalProviders)} capital providers**, in one announcement. ${definitions.capitalProviders}`,
          `**${figures.successRate}.** ${definitions.successRate}`,
          `**${capitalize(figures.fundedVolume)} funded**, in one article. ${definitions.fundedVolume} Do not divide them by the ${figures.capitalRequests}: the two were counted on different dates, and the result is not an approval rate.`,
          `**${figures.approvalRate}**, in the same article. ${definitions.approvalRate}`,
          `**${figures.industryApprovalRate}**, beside it. ${definitions.industryApprovalRate}`,
          `**${capitalize(figures.joinThousands)}**, below articles. ${definitions.joinThousands}`,
          `**${figures.salesCycle} and ${figures.completedApplications}**, on the lenders page. The first is a decrease in the sales cycle, the second an increase in completed applications. ${definitions.usualChannel}`,
        ],
        'None of them predicts what your business will get. They come from different pages and dates, so they do not have to match.',
      ),
    },
    {
      id: 'questions',
      heading: 'Questions and complaints',
      summary: 'A person answers.',
      content: paragraphs(
        `Write to [${links.supportEmail}](mailto:${links.supportEmail}). The [complaints page](/complaints) says how many days each step takes and which regulators you can go to, and the [terms](/terms-of-service) say how a dispute is handled.`,
      ),
    },
  ],
};
