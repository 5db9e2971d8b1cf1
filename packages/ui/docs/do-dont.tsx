import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface DoDontProps {
  /** What the first example does right, in a sentence. */
  good: string;
  /** What is wrong with the second one. */
  bad: string;
  examples: readonly [good: ReactNode, bad: ReactNode];
}

/** Two small examples side by side: one to follow, one to avoid. */
export const DoDont = ({ good, bad, examples }: DoDontProps) => (
  <div className="sb-unstyled my-6 grid gap-4 text-default md:grid-cols-2">
    {[good, bad].map((text, index) => {
      const [Icon, word, color] = index === 0 ? [Check, 'Do', 'text-success'] : [X, "Don't", 'text-danger'];
      return (
        <figure key={word} className="m-0 flex flex-col rounded-panel border border-line bg-raised">
          <div inert className="grid grow content-center overflow-hidden p-6 text-body">
            <div className="flex flex-wrap items-center gap-3 *:max-w-full">{examples[index]}</div>
          </div>
          <figcaption className="border-t border-line px-6 py-4 text-body-sm">
            <strong className={`me-2 ${color}`}>
              <Icon size={16} strokeWidth={2} aria-hidden className="me-1 inline align-[-0.15em]" />
              {word}
            </strong>
            {text}
          </figcaption>
        </figure>
      );
    })}
  </div>
);
