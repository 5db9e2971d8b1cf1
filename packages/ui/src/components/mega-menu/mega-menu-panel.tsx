import { ArrowRight } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { MegaMenuContent, NavigationMenu } from '../../types.js';
import { buttonVariants } from '../button/index.js';
import { IconTile } from '../icon-tile/index.js';
import { MegaMenuArt } from './mega-menu-art.js';
import { panelAnimation } from './panel-animation.js';

const column = 'bl:py-9 bl:not-last:pe-10 bl:not-first:border-s bl:not-first:border-line bl:not-first:ps-10';
const title = 'bl:mb-3 bl:text-caption bl:font-semibold bl:text-muted';
const entry = 'bl:font-display bl:text-body/[1.35] bl:font-semibold bl:tracking-[-0.01em] bl:text-default';

/** The Knowledge panel: a guide with its picture, three articles, six products, and a row of tools. */
export function MegaMenuPanel({ content }: { content: MegaMenuContent }) {
  const { feature, articlesLabel, articles, allArticles, productsLabel, products, action, note, tools } = content;
  return (
    <>
      <div className="bl:wrap bl:grid bl:grid-cols-[3fr_4fr_5fr]">
        <div className={cn(column, panelAnimation)}>
          <Link href={feature.href} className="bl:group bl:block">
            <MegaMenuArt />
            <span className={cn(entry, 'bl:mt-4 bl:block bl:group-hover:text-accent-text')}>{feature.label}</span>
            <span className="bl:block bl:text-body-sm bl:text-muted">{feature.description}</span>
          </Link>
        </div>
        <div className={cn(column, panelAnimation, 'bl:[animation-delay:40ms]')}>
          <p className={title}>{articlesLabel}</p>
          <ul className="bl:*:border-b bl:*:border-line">
            {articles.map(({ label, href, description }, index) => (
              <li key={href}>
                <Link href={href} className={cn('bl:group bl:block bl:pb-3.5', index > 0 && 'bl:pt-3.5')}>
                  <span className={cn(entry, 'bl:block bl:group-hover:text-accent-text')}>{label}</span>
                  <span className="bl:block bl:text-body-sm bl:text-muted">{description}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            href={allArticles.href}
            className="bl:mt-4 bl:inline-flex bl:min-h-11 bl:items-center bl:gap-1.5 bl:font-semibold bl:text-default bl:hover:text-accent-text"
          >
            <span className="bl:border-b-[1.5px] bl:border-current bl:pb-px">{allArticles.label}</span>
            <ArrowRight size={20} strokeWidth={1.75} />
          </Link>
        </div>
        <div className={cn(column, panelAnimation, 'bl:[animation-delay:80ms]')}>
          <p className={title}>{productsLabel}</p>
          <ul className="bl:-ms-2.5 bl:grid bl:gap-x-2 bl:gap-y-1 bl:xl:grid-cols-2">
            {products.map(({ label, href, description, icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="bl:grid bl:grid-cols-[2.5rem_minmax(0,1fr)] bl:items-start bl:gap-3 bl:rounded-control bl:p-2.5 bl:hover:bg-(--bl-tint-soft)"
                >
                  <IconTile name={icon} />
                  <span>
                    <span className="bl:block bl:text-base bl:leading-tight bl:font-semibold bl:text-default">
                      {label}
                    </span>
                    <span className="bl:block bl:text-caption/[1.35] bl:text-muted">{description}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="bl:mt-5 bl:flex bl:items-center bl:justify-between bl:gap-4 bl:border-t bl:border-line bl:pt-5">
            <span className="bl:text-body-sm bl:text-muted">{note}</span>
            <Link href={action.href} className={buttonVariants({ size: 'sm' })}>
              {action.label}
            </Link>
          </div>
        </div>
      </div>
      {tools && <MegaMenuTools {...tools} />}
    </>
  );
}

/** Further links in a row below the columns. */
const MegaMenuTools = ({ label: name, links }: NavigationMenu) => (
  <div className={cn('bl:wrap', panelAnimation, 'bl:[animation-delay:120ms]')}>
    <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-8 bl:border-t bl:border-line bl:py-2.5">
      <p className="bl:text-caption bl:font-semibold bl:text-muted">{name}</p>
      <ul className="bl:flex bl:flex-wrap bl:gap-x-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="bl:inline-flex bl:min-h-11 bl:items-center bl:text-base bl:font-semibold bl:text-default bl:hover:text-accent-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
