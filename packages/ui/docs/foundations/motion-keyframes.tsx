import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';

const keyframes = [
  { name: 'b-word', use: 'the word in the headline: 500 ms; the word changes halfway', className: 'animate-word' },
  { name: 'b-rise', use: 'sections: 700 ms; toasts: 220 ms', className: 'animate-rise' },
  { name: 'b-swap', use: 'content that replaces other content: 220 ms', className: 'animate-swap' },
  { name: 'b-fade', use: 'sheets: 220 ms', className: 'animate-fade' },
] as const;

const curves = [
  { name: 'ease-settle', use: 'what arrives', className: 'ease-settle' },
  { name: 'ease-travel', use: 'what changes size', className: 'ease-travel' },
  { name: 'linear', use: 'what shows time', className: 'ease-linear' },
] as const;

export function Keyframes() {
  const [played, setPlayed] = useState(0);
  return (
    <div>
      <Button size="sm" variant="line" onClick={() => setPlayed(played + 1)}>
        Play
      </Button>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {keyframes.map(({ name, use, className }) => (
          <li key={name}>
            <div className="grid h-28 place-items-center overflow-hidden rounded-panel border border-line bg-raised">
              <span
                key={played}
                className={`font-display font-semibold text-heading-md text-default ${played > 0 ? className : ''}`}
              >
                Funded
              </span>
            </div>
            <code className="mt-3 block font-code text-caption text-default">{name}</code>
            <span className="text-caption text-muted">{use}</span>
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
      <ul className="mt-6 grid gap-4">
        {curves.map(({ name, use, className }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
            <span className="text-caption text-muted">
              <code className="block font-code text-default">{name}</code>
              {use}
            </span>
            <span className="block border-line-strong border-b-[1.5px] [container-type:inline-size]">
              <span
                className={`block size-5 rounded-round bg-spark transition-transform duration-1000 ${className} ${there ? 'translate-x-[calc(var(--bl-dir)*(100cqi-100%))]' : ''}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
