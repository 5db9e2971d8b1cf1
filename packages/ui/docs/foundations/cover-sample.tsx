import { CoverArt } from '../../src/components/cover-art/index.js';

const covers = [
  { category: 'Guide', slug: 'debt-financing-guide', what: 'Guides: a horizon' },
  { category: 'Insights', slug: 'understanding-ebitda', what: 'Market Insights: a tide' },
  { category: 'Press Release', slug: 'boundless-ai-highbeam-partnership', what: 'Press Releases: a junction' },
  { category: 'Case Study', slug: 'how-fractional-cfos-use-boundless', what: 'Case Studies: an ascent' },
] as const;

export function CoverSample() {
  return (
    <div className="bl:grid bl:gap-6 bl:sm:grid-cols-2">
      {covers.map(({ what, ...cover }) => (
        <figure key={cover.slug}>
          <CoverArt {...cover} className="bl:aspect-[16/10] bl:rounded-control" />
          <figcaption className="bl:mt-2 bl:text-caption bl:text-muted">{what}</figcaption>
        </figure>
      ))}
    </div>
  );
}
