import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string) => `<!doctype html><title>${title}</title><body></body>`;

const sender = {
  newsletter: 'newsletter',
  address: ['Boundless', '1 Test Lane'],
  contact: 'support@boundless.example',
};

const newsletter = ['confirm', 'confirmed', 'unsubscribe', 'unsubscribed'];
const paths = [
  '/',
  '/tools/sum',
  '/contact-us',
  '/partners',
  '/partners?kind=big-lenders',
  '/lenders',
  '/partner-contact',
  '/fr',
  '/fr/contact-us',
  '/fr/newsletter/confirm',
  '/fr/newsletter/confirmed',
  ...newsletter.map((name) => `/newsletter/${name}`),
];
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1).replace('?', '.')}.html`);

/** Writes a small version of the site's build into a folder. */
export async function buildTestSite(dist: string): Promise<string> {
  const files: Record<string, string> = {
    ...Object.fromEntries(paths.map((path) => [fileOf(path), page(path)])),
    '404.html': page('Page Not Found'),
    'coming-soon.html': page('Coming Soon'),
    'fr/404.html': page('Page introuvable'),
    'fr/coming-soon.html': page('Bientôt en ligne'),
    'assets/main-abc123.js': 'console.log("hello")',
    'robots.txt': 'User-agent: *',
  };
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await mkdir(join(dist, 'client/fr/newsletter'), { recursive: true });
  await mkdir(join(dist, 'fr/server'), { recursive: true });
  await mkdir(join(dist, 'client/tools'));
  await mkdir(join(dist, 'server'));
  await mkdir(join(dist, 'client/newsletter'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(dist, 'client', name), content);
    await writeFile(join(dist, 'client', `${name}.br`), brotliCompressSync(content));
    await writeFile(join(dist, 'client', `${name}.gz`), gzipSync(content));
  }
  const routes = {
    pages: Object.fromEntries(paths.map((path) => [path, fileOf(path)])),
    redirects: { '/who-we-are': '/about-us' },
    parameters: { '/tools/sum': ['a', 'b'] },
    notFound: [
      { prefix: '/fr/blog/', file: 'fr/coming-soon.html' },
      { prefix: '/blog/', file: 'coming-soon.html' },
      { prefix: '/fr/', file: 'fr/404.html' },
      { prefix: '/', file: '404.html' },
    ],
    inlineScripts: ['sha256-Zmlyc3Q='],
    sender,
    languages: [
      {
        code: 'en',
        prefix: '',
        lang: 'en',
        sender,
        notice: { text: 'Also in English.', link: 'English', close: 'Close' },
      },
      {
        code: 'fr',
        prefix: '/fr',
        lang: 'fr-CA',
        sender,
        notice: { text: 'Aussi en français.', link: 'Voir en français', close: 'Fermer' },
        words: {
          messages: {
            required: 'Veuillez remplir ce champ',
            tooLong: 'Au plus {max} caractères',
            invalid: 'À vérifier',
          },
          refusals: {
            title: 'Échec',
            home: 'Accueil',
            unreadable: 'Illisible',
            tooLarge: 'Trop long',
            failed: 'Une erreur',
            tooMany: 'Trop de demandes',
            tooMuchToday: 'Assez pour aujourd’hui',
            unconfirmed: 'À envoyer de nouveau',
            notStored: 'Non enregistré',
          },
          thanks: 'Merci.',
          thanksPending: 'Suivez le lien.',
          refused: {
            title: 'Non envoyé',
            error: 'Erreur\u00a0: ',
            kept: 'Revenez en arrière.',
            back: 'Retour au formulaire',
          },
          consents: {
            contact: [
              { version: '2026-11-29', words: 'Vous pouvez m’écrire.' },
              { version: '2026-11-28', words: 'On peut m’écrire.' },
            ],
            phone: [{ version: '2026-11-29', words: 'Vous pouvez m’appeler.' }],
          },
          confirmation: { subject: 'Confirmez', text: 'Ouvrez {confirm} ou {unsubscribe} de {company}\n' },
        },
      },
    ],
  };
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
  for (const [file, hello] of [
    ['server/entry-server.js', ''],
    ['fr/server/entry-server.js', 'Bonjour '],
  ] as const)
    await writeFile(
      join(dist, file),
      `export const renderPage = async (path, form, search) =>
      '<!doctype html><title>${hello}' + path + '</title><body><p>${hello}' + path + ' ' + (search ?? JSON.stringify(form)) + '</p>';
    export const filesWithoutOffers = async () => ({});`,
    );
  await writeFile(join(dist, 'secret.txt'), 'not for the public');
  return dist;
}
