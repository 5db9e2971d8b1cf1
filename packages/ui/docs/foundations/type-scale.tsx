import { useEffect, useRef, useState } from 'react';
import { cn } from '../../src/lib/cn.js';

const steps = [
  { name: 'display-xl', sample: 'Capital opens up', className: 'bl:text-display-xl' },
  { name: 'display-lg', sample: 'One profile, all the best options', className: 'bl:text-display-lg' },
  { name: 'display-md', sample: 'From the people who signed', className: 'bl:text-display-md' },
  { name: 'heading-lg', sample: 'Custom-fit offerings', className: 'bl:text-heading-lg' },
  { name: 'heading-md', sample: 'Qualified deal flow', className: 'bl:text-heading-md' },
  { name: 'heading-sm', sample: 'How quickly can I get matched?', className: 'bl:text-heading-sm' },
  {
    name: 'body-lg',
    sample: 'Tell your story once. Boundless brings the offers back side by side.',
    className: 'bl:text-body-lg',
  },
  { name: 'body', sample: 'As the assets grow, so does the limit.', className: 'bl:text-body' },
  { name: 'body-sm', sample: 'Free for businesses. 256-bit encryption.', className: 'bl:text-body-sm' },
  { name: 'caption', sample: '5 min read', className: 'bl:text-caption' },
] as const;

function Step({ name, sample, className }: (typeof steps)[number]) {
  const face = /^(display|heading)/.test(name) ? 'bl:font-display bl:text-default' : '';
  const text = useRef<HTMLParagraphElement>(null);
  const [measured, setMeasured] = useState('');
  useEffect(() => {
    const measure = () => {
      if (!text.current) return;
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(text.current);
      setMeasured(`${round(fontSize)} / ${round(lineHeight)} px, ${fontWeight}`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <div className="bl:grid bl:items-baseline bl:gap-x-6 bl:gap-y-1 bl:border-line bl:border-t bl:py-5 bl:md:grid-cols-[11rem_1fr]">
      <div className="bl:text-caption bl:text-muted bl:tabular-nums">
        <code className="bl:block bl:font-code bl:text-default">text-{name}</code>
        {measured}
      </div>
      <p ref={text} className={cn(className, face)}>
        {sample}
      </p>
    </div>
  );
}

const round = (length: string) => String(Math.round(Number.parseFloat(length) * 10) / 10);

/** Every step of the scale, with its size in this window. */
export function TypeScale() {
  return (
    <div>
      {steps.map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </div>
  );
}
