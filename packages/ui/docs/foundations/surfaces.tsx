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
    <div className="grid overflow-hidden rounded-panel border border-line md:grid-cols-[2fr_1fr_1fr]">
      {surfaces.map(({ surface, title, text, wide }) => (
        <div key={surface} data-surface={surface} className="flex min-h-72 flex-col items-start gap-4 p-7">
          <code className="text-caption text-muted">{surface}</code>
          <h3 className={wide ? 'text-display-md' : 'text-heading-lg'}>{title}</h3>
          <p>{text}</p>
          <div className="mt-auto flex flex-wrap items-center gap-5">
            <Button size="sm">Get Started Free</Button>
            {wide && <TextLink href="#how">How it works</TextLink>}
          </div>
        </div>
      ))}
    </div>
  );
}
