import { footer } from '@boundless/content/entries/footer';
import { site } from '@boundless/content/entries/site';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { localLink } from '../addresses/translations.js';
import { PartBoundary } from '../routing/part-boundary.js';
import { SiteFrame } from './layouts.js';

const { title, reload } = site.failed;
const message = <SingleStep content={{ title, actions: [{ label: reload, href: '' }] }} />;

/** Header, message and footer. Its links load documents, because the router's state may be part of what failed. */
export const FailedPage = () => (
  <PartBoundary fallback={<PlainPage />}>
    <SiteFrame>{message}</SiteFrame>
  </PartBoundary>
);

/** For the case that header or footer have failed. */
const PlainPage = () => (
  <>
    <header>
      <a href={localLink('/', '/').href}>{site.name}</a>
    </header>
    <main id="main">{message}</main>
    <footer>
      <ul>
        {footer.columns.flatMap(({ links }) =>
          links.map(({ label, href }) => (
            <li key={label}>
              <a {...localLink(href, href.replace(/[?#].*/, ''))}>{label}</a>
            </li>
          )),
        )}
      </ul>
    </footer>
  </>
);
