import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '../../components/button/index.js';
import { HorizonRing } from '../../components/horizon-ring/index.js';
import { TextLink } from '../../components/text-link/index.js';
import type { Action } from '../../types.js';
import { type PopularPage, PopularPages } from './popular-pages.js';

export interface NotFoundContent {
  code: string;
  title: string;
  text: string;
  backHome: Action;
  /** Label of the button that goes back in the browser's history. */
  goBack: string;
  popular: { title: string; items: readonly PopularPage[] };
  help: { title: string; action: Action };
  footer: string;
}

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The texts of the page. */
  content: NotFoundContent;
}

/**
 * The content of a 404 page: links home and back, and to the pages that most visitors look for.
 *
 * Renders a `<div>`. Styling hook: `data-slot="not-found"`.
 */
export function NotFound({ content, ...props }: NotFoundProps) {
  const { code, title, text, backHome, goBack, popular, help, footer } = content;
  return (
    <div {...props} data-slot="not-found">
      <div className="relative isolate overflow-clip py-fluid-26">
        <HorizonRing
          sun="horizon"
          className="-z-1 mb-4 ms-[18%] w-4/5 lg:absolute lg:top-[6%] lg:inset-e-[-2%] lg:m-0 lg:w-[clamp(26rem,46vw,46rem)]"
        />
        <div className="wrap">
          <p className="mb-4 font-display text-accent-text text-heading-md leading-none">{code}</p>
          <h1 className="mb-5 max-w-[9ch] text-display-xl">{title}</h1>
          <p className="max-w-120 text-body-lg">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={backHome.href} size="lg">
              {backHome.label}
            </ButtonLink>
            <Button variant="line" size="lg" className="noscript:hidden" onClick={() => goBackFrom(backHome.href)}>
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
              {goBack}
            </Button>
          </div>
        </div>
      </div>
      <section className="wrap pb-(--bl-space-section)">
        <div className="page-grid">
          <h2 className="text-display-md lg:col-[1/5]">{popular.title}</h2>
          <PopularPages items={popular.items} className="lg:col-[5/-1]" />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold text-default">
            {help.title}
            <TextLink href={help.action.href}>{help.action.label}</TextLink>
          </p>
          <p className="text-body-sm text-muted">{footer}</p>
        </div>
      </section>
    </div>
  );
}

/** A tab that was opened on this page has no history to go back in. */
function goBackFrom(home: string) {
  if (history.length > 1) history.back();
  else location.assign(home);
}
