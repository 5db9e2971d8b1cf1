'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '../../components/button/index.js';
import { HorizonRing } from '../../components/horizon-ring/index.js';
import type { IconName } from '../../components/icon/index.js';
import { IconTile } from '../../components/icon-tile/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { Link } from '../../lib/link.js';
import type { Action } from '../../types.js';

/** A page that many visitors look for. */
export interface PopularPage extends Action {
  description: string;
  icon?: IconName;
}

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
      <div className="bl:relative bl:isolate bl:overflow-clip bl:py-fluid-26">
        <HorizonRing
          sun="horizon"
          className="bl:-z-1 bl:mb-4 bl:ms-[18%] bl:w-4/5 bl:lg:absolute bl:lg:top-[6%] bl:lg:inset-e-[-2%] bl:lg:m-0 bl:lg:w-[clamp(26rem,46vw,46rem)]"
        />
        <div className="bl:wrap">
          <p className="bl:mb-4 bl:font-display bl:text-accent-text bl:text-heading-md bl:leading-none">{code}</p>
          <h1 className="bl:mb-5 bl:max-w-[9ch] bl:text-display-xl">{title}</h1>
          <p className="bl:max-w-120 bl:text-body-lg">{text}</p>
          <div className="bl:mt-7 bl:flex bl:flex-wrap bl:gap-3">
            <ButtonLink href={backHome.href} size="lg">
              <ActionLabel {...backHome} />
            </ButtonLink>
            <Button variant="line" size="lg" className="bl:noscript:hidden" onClick={() => goBackFrom(backHome.href)}>
              <ArrowLeft size={20} strokeWidth={1.75} />
              <span>{goBack}</span>
            </Button>
          </div>
        </div>
      </div>
      <section className="bl:wrap bl:pb-(--bl-space-section)">
        <div className="bl:page-grid">
          <h2 className="bl:text-display-md bl:lg:col-[1/5]">{popular.title}</h2>
          <ul
            data-slot="popular-pages"
            className="bl:grid bl:gap-x-6 bl:border-line-strong bl:border-t-[1.5px] bl:lg:col-[5/-1] bl:lg:grid-cols-2"
          >
            {popular.items.map(({ href, label, description, icon }) => (
              <li key={href} className="bl:border-line bl:border-b">
                <Link href={href} className="bl:group bl:flex bl:min-h-20 bl:items-center bl:gap-4 bl:leading-snug">
                  {icon && <IconTile name={icon} />}
                  <span className="bl:grow">
                    <strong className="bl:block bl:font-semibold bl:text-default bl:group-hover:text-accent-text">
                      {label}
                    </strong>
                    <span className="bl:text-body-sm bl:text-muted">{description}</span>
                  </span>
                  <ArrowRight size={20} strokeWidth={1.75} className="bl:flex-none bl:text-default" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="bl:mt-12 bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-6 bl:gap-y-4">
          <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-2 bl:font-semibold bl:text-default">
            <span>{help.title}</span>
            <TextLink href={help.action.href}>
              <ActionLabel {...help.action} />
            </TextLink>
          </p>
          <p className="bl:text-body-sm bl:text-muted">{footer}</p>
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
