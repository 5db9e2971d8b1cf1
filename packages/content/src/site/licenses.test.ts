import { afterEach, expect, it, vi } from 'vitest';
import { blockText } from '../schemas/block.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const content = async () => {
  const { terms } = await import('../entries/terms.js');
  return terms.sections.flatMap(({ content }) => content.map(blockText)).join('\n');
};

it('names no license in the terms unless one is configured', async () => {
  expect(await content()).toContain('None is listed here yet.');
});

it('lists each configured license in the terms', async () => {
  vi.stubEnv('PUBLIC_LICENSES', 'Texas OCCC registration: 12345; Missouri broker registration: 678');
  const text = await content();
  expect(text).toContain('Texas OCCC registration: 12345\nMissouri broker registration: 678');
  expect(text).not.toContain('None is listed here yet.');
});

it('says on each product where we arrange it, by the licenses and the telephone number that are listed', async () => {
  const places = async () => {
    const { products } = await import('../entries/products.js');
    return Object.fromEntries(products.map(({ id, places }) => [id, places ?? '']));
  };
  const none = await places();
  expect(none['merchant-cash-advance']).toBe('In the US we arrange this only in California and Vermont.');
  expect(none['asset-based-lending']).toBe('In the US we arrange this only in Connecticut, Texas and Virginia.');
  for (const id of ['term-loans', 'supply-chain-financing'])
    expect(none[id]).toBe('In the US we arrange this only in Connecticut (secured only), Texas and Virginia.');
  expect(await content()).toContain('we do not arrange any financing there');
  expect(await content()).toContain('we do not arrange cash advances or factoring there');
  expect(await content()).toContain('we arrange no factoring there.');
  const like = 'we do not arrange loans there, nor an advance or factoring that would count as a loan';
  expect((await content()).split(like)).toHaveLength(3);
  vi.resetModules();
  vi.stubEnv('PUBLIC_LICENSES', 'Texas OCCC registration: 12345; Connecticut registration: 6');
  vi.stubEnv('PUBLIC_PHONE', '+1 416 555 0134');
  const listed = await places();
  expect(listed['supply-chain-financing']).toContain('in Connecticut (secured only), Florida, Texas and Virginia.');
  expect(listed['merchant-cash-advance']).toContain('in California, Connecticut, Florida, Texas and Vermont.');
  expect(await content()).toContain('We have it: we arrange cash advances there');
  expect(await content()).toContain('We have it: we arrange cash advances and factoring there');
  expect(await content()).not.toContain('we arrange no factoring there');
});

it.each([
  'asset-based-lending',
  'inventory-financing',
  'po-financing',
  'equipment-financing',
  'supply-chain-financing',
  'government-backed-loan',
])('arranges %s in the states where it arranges loans, as the terms say', async (product) => {
  const { statesWith } = await import('../facts/state-rules.js');
  expect(statesWith(product)).toEqual(statesWith('term-loans'));
});

it('gives the reason once on the page of products, and what to do elsewhere in a recommendation', async () => {
  const { financialProducts } = await import('../entries/financial-products.js');
  const { products } = await import('../entries/products.js');
  const { arrangedInOnly } = await import('../facts/broker-rules.js');
  const reason = /a broker needs a license, a registration or a telephone number/;
  expect(financialProducts.disclosures).toEqual([expect.stringMatching(reason)]);
  for (const { id, places } of products) {
    expect(places).not.toMatch(reason);
    expect(arrangedInOnly(id)).toContain(`${places} Elsewhere in the US, please do not apply`);
  }
});

it('shows the telephone number in footer, contact and terms only if one is configured', async () => {
  const shown = async () => {
    const { footer } = await import('../entries/footer.js');
    const { contactUs } = await import('../entries/contact-us.js');
    return { footer: footer.phone, contact: contactUs.info.phone, terms: /\+1 416/.test(await content()) };
  };
  expect(await shown()).toEqual({ footer: undefined, contact: undefined, terms: false });
  vi.resetModules();
  vi.stubEnv('PUBLIC_PHONE', '+1 416 555 0134');
  expect(await shown()).toEqual({ footer: '+1 416 555 0134', contact: '+1 416 555 0134', terms: true });
});

it('offers to call about a barrier only where no telephone number is shown', async () => {
  const report = async (path: string) => {
    const { accessibility } = await import(path);
    const section = accessibility.sections.find(({ id }: { id: string }) => id === 'report');
    return `${section.summary} ${section.content.map(blockText).join(' ')}`;
  };
  const paths = ['../entries/accessibility.js', '../fr/entries/accessibility.js'];
  for (const path of paths)
    expect(await report(path)).toMatch(
      /ask us to call you.*we call you|demandez-nous de vous appeler.*nous vous appelons/,
    );
  vi.resetModules();
  vi.stubEnv('PUBLIC_PHONE', '+1 416 555 0134');
  for (const path of paths) {
    expect(await report(path)).toMatch(/\b(?:phone|téléphone)\b.*\+1 416 555 0134/);
    expect(await report(path)).not.toMatch(/we call you|nous vous appelons/);
  }
});

it('names an office for complaints in each state whose rules for brokers the terms list', async () => {
  const places = async (path: string) => {
    const { complaints } = await import(path);
    return complaints.sections.flatMap(({ content }: { content: { kind: string; rows?: string[][] }[] }) =>
      content.flatMap(({ rows = [] }) => rows.map(([place]) => place)),
    );
  };
  const { brokerRules } = await import('../facts/broker-licenses.js');
  const french = await import('../fr/facts/broker-licenses.js');
  expect(await places('../entries/complaints.js')).toEqual(
    expect.arrayContaining(brokerRules.map(({ state }) => state)),
  );
  expect(await places('../fr/entries/complaints.js')).toEqual(
    expect.arrayContaining(french.brokerRules.map(({ state }) => state)),
  );
});

it('names the configured postal address wherever somebody agrees to messages, and in mails and legal texts', async () => {
  vi.stubEnv('PUBLIC_ADDRESS', 'Prairie Funding Inc.; 1 King Street; Toronto, Ontario M5H 1A1; Canada');
  vi.stubEnv('PUBLIC_SUPPORT_EMAIL', 'help@prairie.example');
  const { footer } = await import('../entries/footer.js');
  const { forms } = await import('../entries/forms.js');
  const { sender } = await import('./sender.js');
  const address = 'Prairie Funding Inc., 1 King Street, Toronto, Ontario M5H 1A1, Canada';
  const { phoneConsent } = forms.contact;
  for (const words of [footer.newsletter.description, forms.contact.consent, forms.partnership.consent, phoneConsent]) {
    expect(words).toContain(address);
    expect(words).toContain('help@prairie.example');
  }
  expect(sender.address.join(', ')).toBe(address);
  expect(await content()).toContain('Prairie Funding Inc.\n1 King Street');
});

it('says in the terms what their language means in Quebec', async () => {
  expect(await content()).toMatch(/\*\*Language\.\*\*.*section 55 of the Charter of the French Language/);
});

it('says in both languages when a disclosure comes, what a broker does in New York, and what counts as acceptance', async () => {
  const french = await import('../fr/entries/terms.js');
  const inFrench = french.terms.sections.flatMap(({ content }) => content.map(blockText)).join('\n');
  const english = await content();
  expect(english).toContain('with the offer at the latest, and before we describe its price');
  expect(inFrench).toContain('au plus tard avec l’offre, et avant de décrire le prix');
  for (const text of [english, inFrench]) {
    expect(text).toMatch(/\*\*New York\.\*\*.*\b810\b.*23 NYCRR 600\.21/);
    expect(text).toMatch(/\*\*Calif[^*]*\*\*.*\b22802\b/);
    expect(text).toMatch(
      /Mortgage Brokerages, Lenders and Administrators Act, 2006|Loi de 2006 sur les maisons de courtage/,
    );
  }
  expect(english).not.toMatch(/using the Service in another way/);
  expect(inFrench).not.toMatch(/utilisant le Service d’une autre façon/);
});

it('arranges in all of Canada everything but what is secured by real property, in the terms as beside a button', async () => {
  const { arrangedInBoth } = await import('../facts/broker-rules.js');
  expect(arrangedInBoth).toContain('In Canada we arrange funding everywhere, except what is secured by real estate.');
  expect(await content()).toContain('So we arrange nothing that is secured by real property anywhere in Canada.');
});

it('says in the same words who can open an account', async () => {
  const { legalForms, statements } = await import('../claims/sentences.js');
  const { contactUs } = await import('../entries/contact-us.js');
  const { whichFits } = await import('../entries/which-fits.js');
  expect(await content()).toContain(`lawfully incorporated in Canada or the United States: ${legalForms}`);
  expect(contactUs.faq.items.map(({ answer }) => answer).join(' ')).toContain(statements.whoCanOpen);
  expect(whichFits.form.note).toContain(statements.whoCanOpen);
  const { home } = await import('../entries/home.js');
  const { howItWorks } = await import('../entries/how-it-works.js');
  const { whoWeHelp } = await import('../entries/who-we-help.js');
  const { financialProducts } = await import('../entries/financial-products.js');
  expect(home.hero.note).toContain(statements.whoCanOpenBrief);
  for (const text of [howItWorks.hero.note, whoWeHelp.hero.note, financialProducts.hero.lede])
    expect(text).toContain(statements.whoCanOpenShort);
});

it('says near each sign-up button and in the answers in which states we arrange funding', async () => {
  const texts = async (folder: string) => {
    const { home } = await import(`${folder}entries/home.js`);
    const { howItWorks } = await import(`${folder}entries/how-it-works.js`);
    const { whoWeHelp } = await import(`${folder}entries/who-we-help.js`);
    const { contactUs } = await import(`${folder}entries/contact-us.js`);
    const answers = contactUs.faq.items.map(({ answer }: { answer: string }) => answer).join(' ');
    return [home.hero.note, howItWorks.hero.note, whoWeHelp.hero.note, answers];
  };
  const partner = async () => {
    const { doola } = await import('../partners/doola.js');
    return [doola.note, doola.faq.items.map(({ answer }) => answer).join(' ')];
  };
  const five = /^(?=.*Californi[ae])(?=.*Virgini[ae])(?=.*Vermont)/;
  const all = async () => [...(await texts('../')), ...(await texts('../fr/')), ...(await partner())];
  for (const text of await all()) {
    expect(text).toMatch(five);
    expect(text).toMatch(
      /(?:In Canada we arrange|Everywhere in Canada).*real estate.*In the US|(?:Au Canada|Partout au Canada).*immeuble.*Aux États-Unis/,
    );
    expect(text).not.toMatch(/Florid|Missouri|Illinois/);
  }
  const sentences = async () => {
    const { arrangedWhere } = await import('../facts/broker-rules.js');
    const french = await import('../fr/facts/broker-rules.js');
    return [arrangedWhere, french.arrangedWhere.replaceAll('\u00a0', ' ')];
  };
  expect(await sentences()).toEqual([
    'In the US we arrange funding in five states for now: loans and credit lines in Connecticut (secured only), Texas and Virginia; cash advances in California and Vermont; factoring in California, Texas, Vermont and Virginia.',
    'Aux États-Unis, nous servons d’intermédiaire dans cinq États pour le moment : pour les prêts et les marges de crédit, au Connecticut (avec garantie seulement), au Texas et en Virginie; pour les avances de fonds, en Californie et au Vermont; pour l’affacturage, en Californie, au Texas, au Vermont et en Virginie.',
  ]);
  const { brokerRules } = await import('../facts/broker-licenses.js');
  vi.resetModules();
  vi.stubEnv('PUBLIC_LICENSES', brokerRules.map(({ state }) => `${state} license: 1`).join('; '));
  vi.stubEnv('PUBLIC_PHONE', '+1 416 555 0134');
  for (const sentence of await sentences()) expect(sentence).toMatch(/(?:in ten states|dans dix États)[^;]*\.$/);
  for (const text of await all()) expect(text).toMatch(/^(?=.*Florid)(?=.*Missouri)/);
});
