import { useEffect, useRef, useState } from 'react';

const steps = [
  { name: 'display-xl', sample: 'Capital opens up', className: 'text-display-xl font-display text-default' },
  {
    name: 'display-lg',
    sample: 'One profile, all the best options',
    className: 'text-display-lg font-display text-default',
  },
  { name: 'display-md', sample: 'From the people who signed', className: 'text-display-md font-display text-default' },
  { name: 'heading-lg', sample: 'Custom-fit offerings', className: 'text-heading-lg font-display text-default' },
  { name: 'heading-md', sample: 'Qualified deal flow', className: 'text-heading-md font-display text-default' },
  {
    name: 'heading-sm',
    sample: 'How quickly can I get matched?',
    className: 'text-heading-sm font-display text-default',
  },
  {
    name: 'body-lg',
    sample: 'Tell your story once. Boundless brings the offers back side by side.',
    className: 'text-body-lg',
  },
  { name: 'body', sample: 'As the assets grow, so does the limit.', className: 'text-body' },
  { name: 'body-sm', sample: 'Free for businesses. 256-bit encryption.', className: 'text-body-sm' },
  { name: 'caption', sample: '5 min read', className: 'text-caption' },
] as const;

function Step({ name, sample, className }: (typeof steps)[number]) {
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
    <div className="grid items-baseline gap-x-6 gap-y-1 border-line border-t py-5 md:grid-cols-[11rem_1fr]">
      <div className="text-caption text-muted tabular-nums">
        <code className="block font-code text-default">text-{name}</code>
        {measured}
      </div>
      <p ref={text} className={className}>
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
