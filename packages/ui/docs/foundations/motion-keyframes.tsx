import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';

const keyframes = [
  { name: 'b-word', use: 'the word in the headline: 500 ms; the word changes halfway', className: 'bl:animate-word' },
  { name: 'b-rise', use: 'sections: 700 ms; toasts: 220 ms', className: 'bl:animate-rise' },
  { name: 'b-swap', use: 'content that replaces other content: 220 ms', className: 'bl:animate-swap' },
  { name: 'b-fade', use: 'sheets: 220 ms', className: 'bl:animate-fade' },
] as const;

const curves = [
  { name: 'bl:ease-settle', use: 'what arrives', className: 'bl:ease-settle' },
  { name: 'bl:ease-travel', use: 'what changes size', className: 'bl:ease-travel' },
  { name: 'linear', use: 'what shows time', className: 'bl:ease-linear' },
] as const;

export function Keyframes() {
  const [played, setPlayed] = useState(0);
  return (
    <div>
      <Button size="sm" variant="line" onClick={() => setPlayed(played + 1)}>
        Play
      </Button>
      <ul className="bl:mt-6 bl:grid bl:gap-6 bl:sm:grid-cols-2 bl:lg:grid-cols-4">
        {keyframes.map(({ name, use, className }) => (
          <li key={name}>
            <div className="bl:grid bl:h-28 bl:place-items-center bl:overflow-hidden bl:rounded-panel bl:border bl:border-line bl:bg-raised">
              <span
                key={played}
                className={`bl:font-display bl:font-semibold bl:text-heading-md bl:text-default ${played > 0 ? className : ''}`}
              >
                Funded
              </span>
            </div>
            <code className="bl:mt-3 bl:block bl:font-code bl:text-caption bl:text-default">{name}</code>
            <span className="bl:text-caption bl:text-muted">{use}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Curves() {
  const [there, setThere] = useState(false);
  return (
    <div>
      <Button size="sm" variant="line" onClick={() => setThere(!there)}>
        {there ? 'Back' : 'Go'}
      </Button>
      <ul className="bl:mt-6 bl:grid bl:gap-4">
        {curves.map(({ name, use, className }) => (
          <li key={name} className="bl:grid bl:items-center bl:gap-x-6 bl:gap-y-2 bl:sm:grid-cols-[11rem_1fr]">
            <span className="bl:text-caption bl:text-muted">
              <code className="bl:block bl:font-code bl:text-default">{name}</code>
              {use}
            </span>
            <span className="bl:block bl:border-line-strong bl:border-b-[1.5px] bl:[container-type:inline-size]">
              <span
                className={`bl:block bl:size-5 bl:rounded-round bl:bg-spark bl:transition-transform bl:duration-1000 ${className} ${there ? 'bl:translate-x-[calc(var(--bl-dir)*(100cqi-100%))]' : ''}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
