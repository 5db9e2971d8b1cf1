'use client';

import { useRef } from 'react';
import { RotatingWord } from '../../components/rotating-word/index.js';
import { HeroHorizon } from './hero-horizon.js';

export interface HeroHeadlineProps {
  /** The text before the rotating word. Its last word stays on the same line as that one. */
  title: string;
  /** Words shown in turn. */
  words: readonly string[];
}

/**
 * The page's headline: a sentence that ends in a rotating word, and the horizon after it. The longest word has to fit
 * into a narrow window: there, and with large text, the rotating word is smaller than the sentence.
 */
export function HeroHeadline({ title, words }: HeroHeadlineProps) {
  const word = useRef<HTMLSpanElement>(null);
  const cut = title.lastIndexOf(' ') + 1;
  const longest = Math.max(1, ...words.map(({ length }) => length));
  return (
    <h1 className="bl:text-display-xl">
      <span>{title.slice(0, cut)}</span>
      <span className="bl:flex bl:items-baseline bl:gap-x-[.22em] bl:whitespace-nowrap bl:max-[22.5rem]:flex-wrap">
        <span>{`${title.slice(cut)} `}</span>
        <span
          data-first={words[0]}
          style={{ fontSize: `min(1em, calc((100vw - 2 * var(--bl-space-gutter)) / ${0.6 * longest}))` }}
          className="bl:relative bl:before:invisible bl:before:content-[attr(data-first)]"
        >
          <RotatingWord ref={word} words={words} className="bl:absolute bl:top-0 bl:inset-s-0" />
        </span>
        <HeroHorizon word={word} />
      </span>
    </h1>
  );
}
