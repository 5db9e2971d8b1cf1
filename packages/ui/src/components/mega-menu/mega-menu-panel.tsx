import { ArrowRight } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { MegaMenuContent, NavigationMenu } from '../../types.js';
import { buttonVariants } from '../button/index.js';
import { MegaMenuArt } from './mega-menu-art.js';
import { MegaMenuProducts } from './mega-menu-products.js';
import { panelAnimation } from './panel-animation.js';

const column = 'py-9 not-last:pe-10 not-first:border-s not-first:border-line not-first:ps-10';
const title = 'mb-3 text-caption font-semibold text-muted';
const entry = 'font-display text-body/[1.35] font-semibold tracking-[-0.01em] text-default';

/** The Knowledge panel: a guide with its picture, three articles, six products, and a row of tools. */
export function MegaMenuPanel({ content }: { content: MegaMenuContent }) {
  const { feature, articlesLabel, articles, allArticles, productsLabel, products, action, note, tools } = content;
  return (
    <>
      <div className="wrap grid grid-cols-[3fr_4fr_5fr]">
        <div className={cn(column, panelAnimation)}>
          <Link href={feature.href} className="group block">
            <MegaMenuArt />
            <span className={cn(entry, 'mt-4 block group-hover:text-accent-text')}>{feature.label}</span>
            <span className="block text-body-sm text-muted">{feature.description}</span>
          </Link>
        </div>
        <div className={cn(column, panelAnimation, '[animation-delay:40ms]')}>
          <p className={title}>{articlesLabel}</p>
          <ul className="*:border-b *:border-line">
            {articles.map(({ label, href, description }, index) => (
              <li key={href}>
                <Link href={href} className={cn('group block pb-3.5', index > 0 && 'pt-3.5')}>
                  <span className={cn(entry, 'block group-hover:text-accent-text')}>{label}</span>
                  <span className="block text-body-sm text-muted">{description}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            href={allArticles.href}
            className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-default hover:text-accent-text"
          >
            <span className="border-b-[1.5px] border-current pb-px">{allArticles.label}</span>
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
          </Link>
        </div>
        <div className={cn(column, panelAnimation, '[animation-delay:80ms]')}>
          <p className={title}>{productsLabel}</p>
          <MegaMenuProducts products={products} />
          <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-5">
            <span className="text-body-sm text-muted">{note}</span>
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
  <div className={cn('wrap', panelAnimation, '[animation-delay:120ms]')}>
    <div className="flex flex-wrap items-center gap-x-8 border-t border-line py-2.5">
      <p className="text-caption font-semibold text-muted">{name}</p>
      <ul className="flex flex-wrap gap-x-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center text-base font-semibold text-default hover:text-accent-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
