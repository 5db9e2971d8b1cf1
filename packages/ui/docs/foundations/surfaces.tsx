import { Button } from '../../src/components/button/index.js';
import { TextLink } from '../../src/components/text-link/index.js';

const surfaces = [
  { surface: 'paper', title: 'Capital opens up', text: 'Body copy in ink 700.', wide: true },
  { surface: 'ink', title: 'Hundreds of vetted lenders', text: 'Body copy in paper 300.', wide: false },
  { surface: 'brand', title: 'Ready to Get Started?', text: 'Body copy in white.', wide: false },
] as const;

/** The three surfaces, with the same components on each. */
export function Surfaces() {
  return (
    <div className="bl:grid bl:overflow-hidden bl:rounded-panel bl:border bl:border-line bl:md:grid-cols-[2fr_1fr_1fr]">
      {surfaces.map(({ surface, title, text, wide }) => (
        <div
          key={surface}
          data-surface={surface}
          className="bl:flex bl:min-h-72 bl:flex-col bl:items-start bl:gap-4 bl:p-7"
        >
          <code className="bl:text-caption bl:text-muted">{surface}</code>
          <h3 className={wide ? 'bl:text-display-md' : 'bl:text-heading-lg'}>{title}</h3>
          <p>{text}</p>
          <div className="bl:mt-auto bl:flex bl:flex-wrap bl:items-center bl:gap-5">
            <Button size="sm">Get Started Free</Button>
            {wide && <TextLink href="#how">How it works</TextLink>}
          </div>
        </div>
      ))}
    </div>
  );
}
