import type { CompareSources } from '../../schemas/pages/compare.js';
import { bankRatesNote } from '../facts/funding/bank-rates-note.js';
import { sourcesOf } from '../facts/funding/sources.js';
import { compare } from './compare.js';

export const compareSources: CompareSources = {
  content: {
    title: 'D’où viennent les chiffres',
    text: [
      'Chaque chiffre vient d’une enquête, d’une loi, d’un programme, d’un organisme ou d’une entreprise qui en parle, ou de nous. Les nôtres portent la mention « Boundless », « notre estimation », « notre calcul » ou « à notre avis », et les exemples sont désignés comme tels. « Enquête » désigne ce que déclarent les banques; « notre estimation » ajoute au taux préférentiel l’écart d’une enquête. Là où il manque un chiffre, le tableau l’indique. Posez la question au prêteur, et calculez vous-même le coût annuel. Bon nombre de ces sources n’existent qu’en anglais.',
      bankRatesNote,
    ],
    action: { label: 'Calculer votre propre offre', href: '/tools' },
    checkedLabel: 'Date :',
    note: 'Rien de tout cela n’est une offre. Ce qu’on vous offre dépend de vos chiffres et du prêteur.',
  },
  sources: sourcesOf(compare.sources),
};
