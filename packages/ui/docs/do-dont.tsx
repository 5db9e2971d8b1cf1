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
  <div className="sb-unstyled bl:my-6 bl:grid bl:gap-4 bl:text-default bl:md:grid-cols-2">
    {[good, bad].map((text, index) => {
      const [Icon, word, color] = index === 0 ? [Check, 'Do', 'bl:text-success'] : [X, "Don't", 'bl:text-danger'];
      return (
        <figure
          key={word}
          className="bl:m-0 bl:flex bl:flex-col bl:rounded-panel bl:border bl:border-line bl:bg-raised"
        >
          <div inert className="bl:grid bl:grow bl:content-center bl:overflow-hidden bl:p-6 bl:text-body">
            <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-3 bl:*:max-w-full">{examples[index]}</div>
          </div>
          <figcaption className="bl:border-t bl:border-line bl:px-6 bl:py-4 bl:text-body-sm">
            <strong className={`bl:me-2 ${color}`}>
              <Icon size={16} strokeWidth={2} aria-hidden className="bl:me-1 bl:inline bl:align-[-0.15em]" />
              {word}
            </strong>
            {text}
          </figcaption>
        </figure>
      );
    })}
  </div>
);
