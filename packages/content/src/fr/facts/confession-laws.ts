import {
  type ConfessionLaw,
  confessionLawOf as english,
  confessionLaws as englishLaws,
} from '../../facts/confession-laws.js';
import { lawInFrench } from './law-titles.js';

/** What each law says, by region. */
const words: Readonly<Record<string, string>> = {
  'CA-QC':
    'C’est une pratique américaine. Au Québec, l’acquiescement à la demande se donne dans une poursuite déjà intentée : si on vous fait signer d’avance un tel document, consultez un avocat.',
  'US-CA':
    'Les tribunaux de la Californie ne peuvent pas rendre un tel jugement. Cette règle s’applique depuis le 1er janvier 2023.',
  'US-FL':
    'La loi de la Floride rend une telle clause nulle si vous la signez avant une poursuite. Un jugement déjà rendu par un tribunal d’un autre État peut quand même y être exécuté.',
  'US-MA':
    'La loi du Massachusetts rend une telle clause nulle, et un tribunal annule le jugement si vous le lui demandez.',
  'US-NY':
    'New York ne l’accepte que dans un comté où vous habitez ou dans lequel votre entreprise a un établissement, et pendant trois ans après la signature.',
  'US-OH':
    'En Ohio, une entreprise peut en signer une dans un billet, un bail, un cautionnement ou un autre contrat de dette. Elle n’est valable que si un avertissement se trouve juste au-dessus ou au-dessous de la signature et ressort plus que tout le reste du document. Il commence ainsi, en anglais : « By signing this paper you give up your right to notice and court trial. »',
  'US-TX': 'Au Texas, personne ne peut confesser un jugement dans un document signé avant une poursuite.',
};

/** A law in French. Throws if it has no words in French. */
function inFrench(law: ConfessionLaw): ConfessionLaw {
  const text = words[law.region];
  if (!text) throw new Error(`src/fr/facts/confession-laws.ts has no words for ${law.region}`);
  return { ...law, text, sources: law.sources.map(lawInFrench) };
}

/** The laws of `src/facts/confession-laws.ts`, in French. */
export const confessionLaws: readonly ConfessionLaw[] = englishLaws.map(inFrench);

/** What the law of a region says about a confession of judgment, if we have read it. */
export const confessionLawOf: typeof english = (region) => {
  const law = english(region);
  return law && inFrench(law);
};
