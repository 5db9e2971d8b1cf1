import { links } from '../site/links.js';
import { definePartner } from './page/define-partner.js';

const start = { label: 'Finanzierungsprofil anlegen', href: links.partnerSignUp('handwerkskontor') };

/** An invented partner that shows the kit with a dark colour, a serif typeface and the long words of another language. */
export const handwerkskontor = definePartner({
  id: 'handwerkskontor',
  invented: true,
  path: '/handwerkskontor-partnerschaft',
  lang: 'de',
  brand: {
    name: 'Handwerkskontor',
    accent: '#2b1b17',
    second: '#5a2a1b',
    font: 'serif',
  },
  meta: {
    title: 'Betriebsmittelfinanzierung mit Handwerkskontor | Boundless',
    description:
      'Für Mitgliedsbetriebe von Handwerkskontor: ein Finanzierungsprofil, eine Auswahl passender Angebote, Auszahlung direkt vom Kreditgeber.',
  },
  offer: 'Für Mitgliedsbetriebe',
  labels: {
    home: 'Boundless, Startseite',
    until: 'bis',
    pauseMotion: 'Bewegung anhalten',
    playMotion: 'Bewegung fortsetzen',
    motionPaused: 'Bewegung angehalten',
    motionPlaying: 'Bewegung läuft',
    illustrative: 'Erfundenes Beispiel',
  },
  hero: {
    // Soft hyphens: where a long word may break.
    title: 'Betriebs\u00admittel\u00adfinanzierung ohne Akten\u00adordner',
    lede: 'Mitgliedsbetriebe von Handwerkskontor legen ein Finanzierungsprofil an und erfahren, welche Kreditgeber zu ihren Geschäftszahlen passen.',
    actions: [start],
  },
  note: 'Die Vermittlung ist für kreditnehmende Betriebe kostenfrei.',
  profile: {
    title: 'Übernommen aus der Betriebsbuchhaltung',
    items: [
      { label: 'Monatsumsätze', value: 'verknüpft' },
      { label: 'Forderungsbestand', value: 'verknüpft' },
      { label: 'Handelsregistereintrag', value: 'geprüft' },
    ],
  },
  lenders: {
    label: 'Kreditgeber im Netzwerk',
    names: ['Halden Street', 'Oakenline', 'Kestrel Row', 'Sablefield', 'Union Harbour', 'Corvane'],
  },
  financingTypes: {
    title: 'Sechs Finanzierungsarten, eine Antragstellung',
    lede: 'Passende Kreditgeber sehen eine Zusammenfassung; die Unterlagen öffnen nur die gewählten.',
    items: [
      { icon: 'credit-card', title: 'Händlerbarvorschüsse', description: 'Rückzahlung als Umsatzanteil' },
      { icon: 'trending-up', title: 'Umsatzabhängige Finanzierung', description: 'Raten folgen den Monatseinnahmen' },
      { icon: 'boxes', title: 'Warenlagerfinanzierung', description: 'Einkauf vor der Auftragsspitze' },
      {
        icon: 'landmark',
        title: 'Staatlich verbürgte Darlehen',
        description: 'Längere Laufzeiten mit Ausfallbürgschaft',
      },
      { icon: 'calendar-range', title: 'Investitionsdarlehen', description: 'Feste Beträge und Fälligkeiten' },
      { icon: 'refresh-cw', title: 'Kontokorrentkreditlinien', description: 'Abruf nach Liquiditätsbedarf' },
    ],
  },
  steps: {
    title: 'Verfahrensablauf',
    items: [
      {
        title: 'Finanzierungsprofil anlegen',
        description: 'Bankverbindung und Buchhaltungsdaten verknüpfen, einige Fragen beantworten.',
      },
      { title: 'Vorauswahl erhalten', description: 'Nach Übereinstimmung mit den Geschäftszahlen geordnet.' },
      {
        title: 'Finanzierungsangebote vergleichen',
        description: 'Konditionen nebeneinander, mit persönlicher Begleitung.',
      },
      {
        title: 'Antragsunterlagen einreichen',
        description: 'Einmal, digital unterschrieben, an die gewählten Kreditgeber.',
      },
      { title: 'Auszahlung erhalten', description: 'Unmittelbar vom Kreditgeber auf das Geschäftskonto.' },
    ],
  },
  faq: {
    title: 'Häufig gestellte Fragen',
    items: [
      {
        question: 'Wer ist antragsberechtigt?',
        answer:
          'Mitgliedsbetriebe mit Umsatznachweisen und laufender Geschäftstätigkeit. Näheres entscheidet der Kreditgeber.',
      },
      {
        question: 'Was kostet die Vermittlung?',
        answer:
          'Für den Betrieb nichts: Vergütungen werden mit den Kreditgebern vereinbart. Bei größeren strukturierten Finanzierungen können erfolgsabhängige Bearbeitungsgebühren anfallen, wenn sie vorher schriftlich vereinbart wurden.',
      },
      {
        question: 'Wer sieht unsere Geschäftsunterlagen?',
        answer:
          'Die gewählten Kreditgeber. Passende sehen vorher nur eine Zusammenfassung; Beschäftigte und Dienstleister von Boundless lesen mit, soweit ihre Arbeit es erfordert. Näheres steht in der [Datenschutzerklärung](/privacy-terms) (in englischer Sprache).',
      },
    ],
  },
  closing: {
    title: 'Die Auftragsbücher sind voll. Das Betriebskonto kann folgen.',
    actions: [start],
  },
  disclosures: [
    'Boundless vermittelt Finanzierungskontakte. Boundless vergibt keine Darlehen, erteilt keine Finanzberatung und ist nicht Partei von Darlehensverträgen.',
    'Bewilligung, Beträge, Zinssätze und Vertragsbedingungen bestimmt der Kreditgeber. Nicht jeder Betrieb erfüllt die Voraussetzungen.',
    'Handwerkskontor und Boundless sind voneinander unabhängige Unternehmen. Der Name kennzeichnet dieses Angebot.',
    'Erhält Handwerkskontor einen Teil der Vergütung, die ein Kreditgeber uns zahlt, so sagen Handwerkskontor und wir das vor dem Antrag schriftlich. Die Reihenfolge der Vorschläge ändert das nicht.',
  ],
});
