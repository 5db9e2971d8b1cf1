import { Tag } from '../src/components/tag/index.js';
import { ratioText } from '../src/lib/brand-theme/colour.js';
import type { BrandPair } from '../src/lib/brand-theme/index.js';
import { ReferenceTable } from './reference-table.js';

function Grade({ ratio, needs }: BrandPair) {
  if (ratio < needs) return <Tag variant="spark">fails</Tag>;
  if (needs === 3) return <Tag>AA, no text</Tag>;
  return ratio >= 7 ? <Tag variant="ok">AAA</Tag> : <Tag>AA</Tag>;
}

function Sample({ needs, foregroundHex, backgroundHex }: BrandPair) {
  const colours = { background: backgroundHex, color: foregroundHex };
  if (needs === 3)
    return <div className="bl:h-7 bl:w-24 bl:rounded-tag bl:border-2 bl:border-current" style={colours} />;
  return (
    <span className="bl:inline-block bl:w-24 bl:rounded-tag bl:px-2 bl:py-1 bl:font-semibold" style={colours}>
      Boundless
    </span>
  );
}

/** Pairs of colours, each with a sample and its contrast. */
export const ContrastTable = ({ caption, pairs }: { caption: string; pairs: readonly BrandPair[] }) => (
  <ReferenceTable
    caption={caption}
    head={['Foreground', 'Background', 'Colours', 'Sample', 'Ratio', 'Grade', 'Used for']}
    rows={pairs.map((pair) => [
      pair.foreground,
      <code key="background">{pair.background}</code>,
      `${pair.foregroundHex} on ${pair.backgroundHex}`,
      <Sample key="sample" {...pair} />,
      ratioText(pair.ratio),
      <Grade key="grade" {...pair} />,
      pair.where,
    ])}
  />
);
