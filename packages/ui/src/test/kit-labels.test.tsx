import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { CarouselControls } from '../components/carousel-controls/index.js';
import { ConfirmDialog } from '../components/confirm-dialog/index.js';
import { ContentsRail } from '../components/contents-rail/index.js';
import { DateTime } from '../components/date-time/index.js';
import { LogoLink } from '../components/logo/index.js';
import { MobileMenu } from '../components/mobile-menu/index.js';
import { MotionToggle } from '../components/motion-toggle/index.js';
import { Rating } from '../components/rating/index.js';
import { SearchDialog } from '../components/search-dialog/index.js';
import { SpamTrap } from '../components/spam-trap/index.js';
import { TextField } from '../components/text-field/index.js';
import { Toaster, toast } from '../components/toast/index.js';
import { UnitField } from '../components/unit-field/index.js';
import { type KitLabels, KitLabelsProvider } from '../lib/kit-labels.js';
import { CaseStudy } from '../sections/case-study/index.js';
import { LogoMarquee } from '../sections/logo-marquee/index.js';
import { ScreenshotGallery } from '../sections/screenshot-gallery/index.js';
import { SiteFooter } from '../sections/site-footer/index.js';
import { sampleFooter } from '../sections/site-footer/site-footer.samples.js';
import { LegalPage } from '../templates/legal-page/index.js';
import { PartnerPage } from '../templates/partner-page/index.js';
import { samplePartner, sampleStrip } from './sample-partner.js';

const french: Partial<KitLabels> = {
  previous: 'Précédent',
  next: 'Suivant',
  position: (place, count) => `${place} sur ${count}`,
  rating: (stars, most) => `${stars} étoiles sur ${most}`,
  pauseMotion: 'Suspendre',
  playMotion: 'Reprendre',
  motionPaused: 'Mouvement en pause',
  motionPlaying: 'Mouvement repris',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Masquer',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  enlarge: 'Agrandir',
  shrink: 'Réduire',
  slider: 'curseur',
  optional: '(facultatif)',
  home: 'Boundless, accueil',
  onThisPage: 'Sur cette page',
  relatedDocuments: 'Autres documents',
  lastUpdated: 'Mis à jour',
  revised: 'Révisé',
  until: 'jusqu’au',
  before: 'Avant',
  now: 'Maintenant',
  illustrative: 'Exemple fictif',
  main: 'Principale',
  footer: 'Pied de page',
  notifications: 'Avis (F8)',
  leaveEmpty: 'Laissez ce champ vide',
  lenderNetwork: 'Prêteurs du réseau',
};

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => {};

const nothing = () => {};
const link = { label: 'Connexion', href: '/connexion' };
const legal = {
  title: 'Politique',
  updated: '1er mai',
  revised: { date: '2 mai', why: '' },
  summary: [],
  sections: [],
};
const screens = ['home', 'upload'].map((id) => ({ id: id as 'home', label: id, alt: id }));

const units: [ReactElement, (keyof KitLabels)[]][] = [
  [
    <CarouselControls key="" position="" rotation="paused" onPrevious={nothing} onNext={nothing} />,
    ['previous', 'next', 'pauseMotion'],
  ],
  [<MotionToggle key="" />, ['pauseMotion']],
  [<SearchDialog key="" search={async () => []} />, ['close']],
  [
    <ConfirmDialog key="" title="Effacer" confirmLabel="Effacer" onConfirm={async () => {}} onClose={nothing} />,
    ['cancel'],
  ],
  [<Toaster key="" />, ['dismiss', 'notifications']],
  [
    <MobileMenu key="" content={{ menus: [], signIn: link, createAccount: link }} />,
    ['openMenu', 'closeMenu', 'home', 'main'],
  ],
  [<SiteFooter key="" content={sampleFooter} />, ['footer']],
  [<SpamTrap key="" />, ['leaveEmpty']],
  [<LogoMarquee key="" content={{ title: 'Prêteurs' }} lenders={sampleStrip} />, ['lenderNetwork']],
  [<ScreenshotGallery key="" screens={screens} />, ['enlarge', 'illustrative', 'previous', 'next']],
  [
    <UnitField
      key=""
      field={{ name: 'a', label: 'Somme', optional: true, slider: { min: 0, max: 9, step: 1, from: '0', to: '9' } }}
    />,
    ['slider', 'optional'],
  ],
  [<TextField key="" label="Société" />, ['optional']],
  [<LogoLink key="" />, ['home']],
  [<ContentsRail key="" items={[]} target="text" />, ['onThisPage']],
  [<LegalPage key="" content={legal} others={[link]} />, ['lastUpdated', 'revised', 'relatedDocuments']],
  [<LegalPage key="" content={legal} layout="contents" />, ['lastUpdated', 'revised', 'onThisPage']],
  [
    <CaseStudy key="" content={{ title: 'Cas', before: 'A', now: 'B', slug: 'cas', category: 'Business' }} />,
    ['before', 'now'],
  ],
  [
    <PartnerPage key="" content={{ ...samplePartner, validUntil: '2029-12-31' }} lenders={sampleStrip} />,
    ['home', 'until', 'pauseMotion'],
  ],
];

it.each(units)('%# shows the labels of the surrounding provider', (unit, names) => {
  toast({ title: 'Enregistré' });
  const { container } = render(<KitLabelsProvider labels={french}>{unit}</KitLabelsProvider>);
  for (const name of names) expect(container.innerHTML).toContain(french[name]);
});

it('keeps the labels that a provider does not replace', () => {
  const { container } = render(
    <KitLabelsProvider labels={french}>
      <KitLabelsProvider labels={{ next: 'Avancer' }}>
        <CarouselControls position="" rotation="paused" onPrevious={nothing} onNext={nothing} />
      </KitLabelsProvider>
    </KitLabelsProvider>,
  );
  for (const name of ['Précédent', 'Avancer']) expect(container.innerHTML).toContain(name);
});

it('keeps a label that is given as undefined', () => {
  render(
    <KitLabelsProvider labels={{ pauseMotion: undefined }}>
      <MotionToggle />
    </KitLabelsProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('Pause motion');
});

it('takes labels as data: texts stand for the labels that are made from numbers', () => {
  const texts = { ...french, position: '{value} sur {total}', rating: '{value} étoiles sur {total}' };
  render(
    <KitLabelsProvider labels={JSON.parse(JSON.stringify(texts))}>
      <ScreenshotGallery screens={screens} />
      <Rating value={4} />
    </KitLabelsProvider>,
  );
  expect(document.body).toHaveTextContent('1 sur 2');
  expect(screen.getByRole('img', { name: '4 étoiles sur 5' })).toBeInTheDocument();
});

it('writes dates in the locale of the labels', () => {
  // The same day from Hawaii to New Zealand.
  render(
    <KitLabelsProvider labels={{ locale: 'fr-CA' }}>
      <DateTime at="2026-11-27T10:30:00Z" />
    </KitLabelsProvider>,
  );
  expect(screen.getByText(/27 nov/)).toBeInTheDocument();
});
