import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { percent, printedDay } from '../site/format.js';
import { office } from '../site/office.js';

const email = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const accessibility: LegalText = {
  meta: {
    title: 'Accessibilité de ce site | Boundless',
    description:
      'Le degré d’accessibilité du site de Boundless, les problèmes connus, la façon de signaler un obstacle et d’obtenir le contenu dans un autre format.',
  },
  title: 'Accessibilité',
  updated: printedDay('2026-11-30'),
  summary: paragraphs(
    `Nous visons les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Si quelque chose ne fonctionne pas pour vous, écrivez à ${email} : nous répondons dans les 2 jours ouvrables.`,
  ),
  sections: [
    {
      id: 'state',
      heading: 'Où nous en sommes',
      summary: 'Entièrement testé par des outils, en partie par des personnes.',
      content: paragraphs(
        `Nous testons chaque page avec des outils automatiques (axe), au clavier seul, avec un agrandissement à ${percent(200)} et à ${percent(400)}, en contraste élevé et avec les animations réduites. Nous testons des parties du site avec le lecteur d’écran Orca. Personne de l’extérieur de Boundless ne l’a encore vérifié.`,
        'Un seul bouton arrête tout ce qui bouge, et rien ne bouge si votre appareil demande moins d’animations. Les formulaires, les calculatrices et les articles fonctionnent sans JavaScript.',
      ),
    },
    {
      id: 'gaps',
      heading: 'Lacunes connues',
      summary: 'Ce qu’il reste à régler.',
      content: paragraphs([
        'Nous n’avons pas fait de tests avec JAWS, NVDA, VoiceOver ni TalkBack.',
        'L’application où vous vous connectez est un site distinct, que cette page ne vise pas.',
        'Les calculatrices donnent les chiffres de leurs graphiques sous forme de texte, mais il n’y a ni version audio ni version tactile.',
        'Bon nombre de nos textes emploient des termes d’affaires. Le [glossaire](/glossary) les explique.',
      ]),
    },
    {
      id: 'languages',
      heading: 'Langues',
      summary: 'L’anglais, et le français pour l’essentiel.',
      content: paragraphs(
        'Les textes juridiques et la plupart des guides utiles au Canada sont en français et en anglais; quelques guides généraux ne sont encore qu’en anglais, et leurs liens l’indiquent. Certaines pages de partenaires ne sont qu’en anglais. Écrivez-nous en français et nous vous répondons en français.',
      ),
    },
    {
      id: 'report',
      heading: 'Signaler un obstacle',
      summary: phone
        ? 'Par courriel, par téléphone ou par lettre.'
        : 'Par courriel ou par lettre, ou demandez-nous de vous appeler.',
      content: paragraphs(
        `Écrivez à ${email}${phone ? `, appelez au ${phone}` : ''} ou envoyez une lettre à ${office.join(', ')}. ${phone ? '' : 'Si vous préférez parler, donnez-nous votre numéro et nous vous appelons. '}Indiquez-nous la page, ce que vous vouliez faire et l’appareil ou le logiciel que vous utilisez. Dans les 2 jours ouvrables, une personne vous dit ce que nous ferons, et quand.`,
        'Sur demande, nous vous envoyons gratuitement tout contenu de ce site dans un autre format, par exemple en gros caractères ou en texte brut.',
        'Si notre réponse ne vous aide pas, vous pouvez [porter plainte](/complaints).',
      ),
    },
    {
      id: 'law',
      heading: 'La loi',
      summary: 'L’Ontario, le Québec et les États-Unis.',
      content: paragraphs(
        'La Loi de 2005 sur l’accessibilité pour les personnes handicapées de l’Ontario (LAPHO) et son [règlement](https://www.ontario.ca/lois/reglement/110191) exigent que toute organisation qui a des employés en Ontario offre un moyen de lui faire part de commentaires. Celles qui en ont 20 ou plus déposent un rapport de conformité tous les trois ans ([selon un cabinet d’avocats](https://www.lchrlaw.com/december-31-2023-compliance-reporting-deadline-for-all-ontario-businesses-with-20-or-more-employees/), en anglais) : l’un au plus tard le 31 décembre 2023, le suivant au plus tard le 31 décembre 2026. Celles qui en ont 50 ou plus doivent aussi avoir des sites Web conformes aux WCAG 2.0, niveau AA. L’Americans with Disabilities Act (ADA) oblige les entreprises ouvertes au public à servir les personnes handicapées; les tribunaux ne s’entendent pas sur ce qu’elle exige des sites Web ([guide du ministère américain de la Justice](https://www.ada.gov/resources/web-guidance/), en anglais). Au Québec, la [Charte des droits et libertés de la personne](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-12) (articles 10 à 12) interdit la discrimination fondée sur le handicap, ou sur l’utilisation d’un moyen pour le pallier, dans les contrats et les services offerts au public. Nous suivons la règle la plus stricte, quelle que soit notre taille.',
      ),
    },
  ],
};
