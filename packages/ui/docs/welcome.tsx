import { Accessibility, ArrowRight, Eye, type LucideIcon, Paintbrush } from 'lucide-react';
import { Logo } from '../src/components/logo/index.js';

interface Door {
  icon: LucideIcon;
  title: string;
  text: string;
  href: string;
  more: readonly { label: string; href: string }[];
}

const page = (id: string) => `./?path=/docs/${id}--docs`;

const doors: readonly Door[] = [
  {
    icon: Eye,
    title: 'Review a component',
    text: 'Every unit of the site, in every state, brand and width, with a clock that you can stop.',
    href: page('guides-review-a-component'),
    more: [
      { label: 'Button', href: page('components-button') },
      { label: 'Feature carousel', href: page('sections-feature-carousel') },
      { label: 'Visual review', href: page('guides-visual-review') },
    ],
  },
  {
    icon: Paintbrush,
    title: 'Build a partner page',
    text: 'From a name and a colour to a co-branded page in the browser: one command and one edit.',
    href: page('guides-build-a-partner-page'),
    more: [
      { label: 'Co-branding', href: page('guides-co-branding') },
      { label: 'Brand contrast', href: page('foundations-brand-contrast') },
      { label: 'Theming reference', href: page('foundations-theming-reference') },
    ],
  },
  {
    icon: Accessibility,
    title: 'How accessibility is checked',
    text: 'What is held by tests, what to look at by hand, and which patterns the kit follows.',
    href: page('guides-how-accessibility-is-checked'),
    more: [
      { label: 'Colour and contrast', href: page('foundations-colour') },
      { label: 'Motion', href: page('foundations-motion') },
      { label: 'Rotation', href: page('foundations-rotation') },
    ],
  },
];

/** The first page: what the kit is, and links to three guides. */
export function Welcome() {
  return (
    <div data-slot="welcome" className="sb-unstyled bl:text-copy">
      <Logo className="bl:h-9 bl:text-default bl:[--bl-mark:--theme(--color-mark)]" />
      <h1 className="bl:mt-10 bl:max-w-[14ch] bl:text-display-lg">The kit behind Boundless</h1>
      <p className="bl:mt-6 bl:max-w-[38rem] bl:text-body-lg">
        Components, sections and page templates for a site that matches businesses with lenders, and for the partners
        who bring them. Seen here as they are: playing, in every state, with nothing mocked.
      </p>
      <HorizonMark />
      <ul className="bl:grid bl:gap-x-6 bl:gap-y-10 bl:md:grid-cols-3">
        {doors.map(({ icon: Drawing, title, text, href, more }) => (
          <li
            key={href}
            className="bl:flex bl:flex-col bl:items-start bl:border-line-strong bl:border-t-[1.5px] bl:pt-5"
          >
            <span className="bl:grid bl:size-10 bl:place-items-center bl:rounded-control bl:bg-accent-tint bl:text-accent-deep">
              <Drawing size={20} strokeWidth={1.75} aria-hidden />
            </span>
            <h2 className="bl:mt-5 bl:text-heading-md">
              <a
                href={href}
                target="_top"
                className="bl:inline-flex bl:items-center bl:gap-2 bl:text-default bl:no-underline bl:hover:text-accent-text"
              >
                {title}
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
            </h2>
            <p className="bl:mt-2 bl:mb-4 bl:text-body-sm">{text}</p>
            <ul className="bl:mt-auto">
              {more.map((entry) => (
                <li key={entry.href}>
                  <a
                    href={entry.href}
                    target="_top"
                    className="bl:inline-flex bl:min-h-9 bl:items-center bl:text-accent-text bl:text-body-sm bl:no-underline bl:hover:underline"
                  >
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A horizon that leaves the page, with the sun on it. */
function HorizonMark() {
  return (
    <div aria-hidden className="bl:-me-[50vw] bl:relative bl:my-12 bl:h-10 bl:overflow-hidden">
      <span className="bl:absolute bl:inset-x-0 bl:bottom-0 bl:border-mark bl:border-b-[3px]" />
      <span className="bl:absolute bl:bottom-0 bl:inset-s-[22%] bl:h-5 bl:w-10 bl:rounded-t-full bl:bg-spark" />
    </div>
  );
}
