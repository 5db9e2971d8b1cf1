import { LineArt } from '../../lib/line-art.js';
import { offerText, type sortLenders } from './fan.js';
import { FanPlate } from './fan-plate.js';
import { ProfileSheet } from './profile-sheet.js';

/**
 * The drawing for phones: lenders that do not fit are beside the profile, matching lenders and their offers below it.
 */
export function FanDrawingNarrow({ fitting, others }: ReturnType<typeof sortLenders>) {
  return (
    <LineArt viewBox="0 0 370 574" className="bl:block bl:w-full bl:max-w-104 bl:md:hidden">
      {others.slice(0, 3).map((lender, index) => (
        <g key={lender.logo.name}>
          <path d={`M170 ${62 + index * 50}H1600`} stroke="var(--bl-control-border)" />
          <FanPlate {...lender} x={192} y={62 + index * 50} />
        </g>
      ))}
      {fitting.map((lender, index) => {
        const y = 262 + index * 84;
        return (
          <g key={lender.logo.name}>
            <path d={`M56 212V${y - 28}A28 28 0 0 0 84 ${y}H1600`} stroke="var(--bl-accent)" strokeWidth={3} />
            <FanPlate {...lender} x={104} y={y} />
            <text {...offerText} x={104} y={y + 45}>
              {lender.offer}
            </text>
          </g>
        );
      })}
      <ProfileSheet transform="translate(20.75 24) scale(.765 .734)" />
      <circle cx={56} cy={212} r={10} fill="var(--bl-spark)" stroke="var(--bl-text)" strokeWidth={1.5} />
    </LineArt>
  );
}
