import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandTheme } from '../../lib/brand-theme/index.js';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { describeContract } from '../../test/contract.js';
import { samplePartner, sampleStrip } from '../../test/sample-partner.js';
import type { PartnerPageContent } from '../../types.js';
import { PartnerHeader, PartnerPage, withoutEndedOffer } from './index.js';

const page = (content: Partial<PartnerPageContent> = {}) => (
  <PartnerPage content={{ ...samplePartner, ...content }} lenders={sampleStrip} />
);
const slots = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-slot=${name}]`)];

describe('PartnerHeader', () => {
  describeContract(<PartnerHeader brand={{ name: 'Fernwell' }} />, { slot: 'partner-header' });

  it('completes the label of its action for people who hear only the link', () => {
    const action = { label: 'Get Started', context: 'with Fernwell', href: '/signup' };
    render(<PartnerHeader brand={{ name: 'Fernwell' }} action={action} />);
    expect(screen.getByRole('link', { name: 'Get Started with Fernwell' })).toBeInTheDocument();
  });
});

describe('PartnerPage', () => {
  describeContract(page(), { slot: 'partner-page' });

  it('is written in the direction of its language', () => {
    const translations = [
      { lang: 'en', label: 'English', href: '/en' },
      { lang: 'he', label: 'עברית', href: '/he' },
    ];
    render(<PartnerPage content={samplePartner} lenders={sampleStrip} lang="ar" translations={translations} />);
    expect(slots('partner-page')[0]).toHaveAttribute('dir', 'rtl');
    expect(slots('partner-hero')[0]).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('link', { name: 'עברית' })).toHaveAttribute('dir', 'rtl');
  });

  it('leaves the direction to the page without a language', () => {
    render(page());
    expect(slots('partner-page')[0]).not.toHaveAttribute('dir');
  });

  it('contains six lenders, six types of financing, five steps and six questions, in this order', () => {
    render(page());
    const count = (name: string) => slots(name).filter((part) => part.getAttribute('aria-hidden') !== 'true').length;
    expect(count('logo-marquee-item')).toBe(6);
    expect(count('financing-type')).toBe(6);
    expect(count('step-item')).toBe(5);
    expect(count('faq-item')).toBe(6);
    const order = ['partner-hero', 'logo-marquee', 'financing-type', 'step-item', 'faq-item', 'partner-closing'];
    const first = order.map((name) => slots(name)[0] as HTMLElement);
    expect([...first].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))).toEqual(first);
  });

  it('has one heading of the first level and one per section', () => {
    render(page());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get Funded Fast!');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      samplePartner.financingTypes.title,
      'How it works',
      'Straight answers to your questions',
      samplePartner.closing.title,
    ]);
  });

  it('links to the sign-up of the partner from header, hero and closing', () => {
    render(page());
    const places = [screen.getByRole('banner'), ...slots('partner-hero'), ...slots('partner-closing')];
    for (const place of places) {
      const link = within(place).getByRole('link', { name: 'Get Started' });
      expect(link).toHaveAttribute('href', 'https://app.boundless.example/p/fernwell/signup/');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('has no button if the content has no sign-up', () => {
    render(page({ hero: { title: 'Soon' }, closing: { title: 'Soon' } }));
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it('puts both marks into its header, ours first', () => {
    render(page());
    const header = screen.getByRole('banner');
    const ours = within(header).getByRole('link', { name: 'Boundless, home' });
    const theirs = within(header).getByRole('img', { name: 'Fernwell' });
    expect(ours).toHaveAttribute('href', '/');
    expect(ours.compareDocumentPosition(theirs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the name if there is no logo', () => {
    render(page({ brand: { name: 'Fernwell' } }));
    expect(within(screen.getByRole('banner')).getByText('Fernwell')).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
  });

  it('sets the theme on its root as plain variables, and the id of the partner', () => {
    const theme = brandTheme({ accent: '#0a7a50' }).variables;
    const { container } = render(
      <PartnerPage content={samplePartner} lenders={sampleStrip} theme={theme} style={{ order: 2 }} />,
    );
    const root = container.firstElementChild as HTMLElement;
    expect(root).toHaveAttribute('data-partner', 'fernwell');
    for (const [name, value] of Object.entries(theme)) expect(root.style.getPropertyValue(name)).toBe(value);
    expect(root.style.order).toBe('2');
  });

  it('sets the language of its copy', () => {
    const { container } = render(
      <KitLabelsProvider labels={{ home: 'Boundless, Startseite', until: 'bis' }}>
        <PartnerPage content={{ ...samplePartner, validUntil: '2029-12-31' }} lenders={sampleStrip} lang="de" />
      </KitLabelsProvider>,
    );
    expect(container.firstElementChild).toHaveAttribute('lang', 'de');
    expect(slots('partner-hero')[0]).toHaveTextContent('bis 31. Dezember 2029');
    expect(screen.getByRole('link', { name: 'Boundless, Startseite' })).toHaveAttribute('href', '/');
  });

  it('links to the page in other languages, each named in its own', () => {
    const french = { lang: 'fr', label: 'Français', href: '/partenariat-fernwell' };
    render(<PartnerPage content={samplePartner} lenders={sampleStrip} translations={[french]} />);
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Français' });
    expect(link).toHaveAttribute('href', french.href);
    expect(link).toHaveAttribute('lang', 'fr');
    expect(link).toHaveAttribute('hreflang', 'fr');
  });

  it('has neither badge nor date after the last day of the offer', () => {
    const offer = { ...samplePartner, validUntil: '2026-01-31', ended: { hero: { title: 'Funding for makers' } } };
    expect(withoutEndedOffer(offer, '2026-01-31')).toBe(offer);
    render(page(withoutEndedOffer(offer, '2026-02-01')));
    expect(screen.queryByText('Limited time offer')).toBeNull();
    expect(document.querySelector('time')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Funding for makers');
  });

  it('keeps the buttons of a section whose texts it replaces', () => {
    const actions = [{ label: 'Get Started', href: '/p/fernwell/signup/' }];
    const offer = {
      ...samplePartner,
      ...{ hero: { title: 'Until June', actions }, closing: { title: 'Ready?', actions }, validUntil: '2026-01-31' },
      ended: { hero: { title: 'Money' }, closing: { title: 'Now?', actions: [] } },
    };
    expect(withoutEndedOffer(offer, '2026-02-01')).toMatchObject({
      hero: { title: 'Money', actions },
      closing: { title: 'Now?', actions: [] },
    });
  });

  describe('with sections of its choice', () => {
    const shown = () => {
      const names = ['partner-hero', 'logo-marquee', 'financing-types', 'partner-steps', 'faq-section'];
      const all = [...names, 'partner-closing', 'partner-disclosures'];
      const main = screen.getByRole('main');
      const parts = [...main.querySelectorAll<HTMLElement>('[data-slot]')];
      return parts.map(({ dataset }) => dataset.slot as string).filter((slot) => all.includes(slot));
    };

    it('leaves out sections that are not named, and keeps the order', () => {
      render(page({ sections: ['hero', 'closing', 'faq', 'disclosures'] }));
      expect(shown()).toEqual(['partner-hero', 'partner-closing', 'faq-section', 'partner-disclosures']);
    });

    it('repeats a section, with the texts of the page or its own', () => {
      const steps = { title: 'What happens on the day', items: samplePartner.steps.items.slice(0, 2) };
      render(page({ sections: ['hero', 'steps', { section: 'steps', content: steps }, 'closing', 'closing'] }));
      expect(shown().slice(1)).toEqual(['partner-steps', 'partner-steps', 'partner-closing', 'partner-closing']);
      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(titles.slice(0, 2)).toEqual(['How it works', 'What happens on the day']);
    });

    it('shows sections of its own where the page names them, else before the closing', () => {
      const own = <section data-slot="own">Our own</section>;
      const placeOfOwn = () => {
        const slots = [...document.querySelectorAll<HTMLElement>('main > section, main > div')];
        return slots.map(({ dataset }) => dataset.slot).slice(-3);
      };
      const { rerender } = render(
        <PartnerPage content={samplePartner} lenders={sampleStrip}>
          {own}
        </PartnerPage>,
      );
      expect(placeOfOwn()).toEqual(['own', 'partner-closing', 'partner-disclosures']);
      rerender(
        <PartnerPage
          content={{ ...samplePartner, sections: ['hero', 'closing', { section: 'custom' }, 'disclosures'] }}
          lenders={sampleStrip}
        >
          {own}
        </PartnerPage>,
      );
      expect(placeOfOwn()).toEqual(['partner-closing', 'own', 'partner-disclosures']);
    });

    it('quotes a customer, with the texts of the page or its own', () => {
      const quote = {
        quote: 'It took a day.',
        name: 'Ada Okafor',
        position: 'Owner',
        company: 'Okafor Freight',
        rating: 5,
      };
      const { rerender } = render(page({ testimonial: { ...quote, invented: true } }));
      expect(slots('featured-quote')[0]).toHaveTextContent(/It took a day\..*Okafor Freight.*Illustrative example/);
      rerender(page({ sections: ['hero', { section: 'testimonial', content: quote }, 'disclosures'] }));
      expect(slots('featured-quote')).toHaveLength(1);
    });

    it('shows nothing for a section without texts', () => {
      render(page({ steps: undefined, lenders: undefined }));
      expect(shown()).not.toContain('partner-steps');
      expect(shown()).not.toContain('logo-marquee');
    });

    it('has one motion toggle with a label, at the first strip', () => {
      render(page({ sections: ['hero', 'lenders', 'steps', 'lenders', 'disclosures'] }));
      const toggles = screen.getAllByRole('button', { name: 'Pause motion' });
      expect(toggles.map(({ textContent }) => textContent)).toEqual(['Pause motion', '']);
    });
  });
});
