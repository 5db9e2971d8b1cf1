import { sampleApi } from '@boundless/content/entries/sample-api';
import { sampleDrawings } from '@boundless/content/entries/sample-drawings';
import { sampleOffers } from '@boundless/content/entries/sample-offers';
import { sampleScreens } from '@boundless/content/entries/sample-screens';
import { kitLabels as french } from '@boundless/content/fr/entries/kit-labels';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { ClockContext, createSteppedClock, systemClock } from '../packages/ui/src/hooks/clock.js';
import { forceMotion } from '../packages/ui/src/hooks/motion.js';
import { KitLabelsProvider } from '../packages/ui/src/lib/kit-labels.js';
import { SamplesContext } from '../packages/ui/src/lib/samples.js';
import type { BrandName } from './brands.js';
import { stepClock } from './clock-events.js';
import { useSettled } from './settled.js';

const stopped = createSteppedClock();
const still = createSteppedClock();
const drawings = { ...sampleDrawings.drawings, ...sampleApi.drawings };
const samples = { ...sampleDrawings, ...sampleApi, ...sampleOffers, ...sampleScreens, drawings };
const languages = { en: { lang: 'en', labels: {} }, fr: { lang: 'fr-CA', labels: french } };
const clocks = { running: systemClock, stopped };

interface Settings {
  brand: BrandName;
  direction: 'ltr' | 'rtl';
  language: keyof typeof languages;
  motion: 'full' | 'reduced';
  clock: keyof typeof clocks;
}

/** Applies the toolbar's brand, direction, language of the kit's own labels, motion and clock to a story. */
export const withSettings: Decorator = (Story, { id, globals, storyGlobals, viewMode }) => {
  const { brand, direction, language, motion, clock } = globals as unknown as Settings;
  // On a docs page only the stories that ask for reduced motion get it.
  const reducedOnDocs = viewMode === 'docs' && storyGlobals.motion === 'reduced';
  const { dataset } = document.documentElement;
  const { lang, labels } = languages[language];
  useSettled(id);

  useLayoutEffect(() => {
    if (brand === 'boundless') delete dataset.partner;
    else dataset.partner = brand;
    dataset.clock = clock;
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
  }, [brand, clock, dataset, direction, lang]);

  useLayoutEffect(() => {
    if (!reducedOnDocs) forceMotion(motion === 'reduced' ? 'reduced' : undefined);
  }, [motion, reducedOnDocs]);

  useEffect(() => {
    const channel = addons.getChannel();
    const step = (ms: number) => {
      stopped.step(ms);
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation) animation.currentTime = Number(animation.currentTime) + ms;
      }
    };
    channel.on(stepClock, step);
    return () => channel.off(stepClock, step);
  }, []);

  return (
    <ClockContext value={reducedOnDocs ? still : clocks[clock]}>
      <SamplesContext value={samples}>
        <KitLabelsProvider labels={labels}>
          {reducedOnDocs ? (
            <div data-motion="reduced">
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </KitLabelsProvider>
      </SamplesContext>
    </ClockContext>
  );
};
