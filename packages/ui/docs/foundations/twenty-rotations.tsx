import { RotatingWord } from '../../src/components/rotating-word/index.js';
import { StatGroup } from '../../src/sections/stat-group/index.js';
import { StoryCarousel } from '../../src/sections/story-carousel/index.js';

const words = ['Founders', 'Advisors', 'Lenders'];
const stats = ['1000+', '150+', '$2B', '24 h'].map((number) => ({ number, label: `Sample of ${number}` }));
const stories = ['$50K', '$120K', '$1.2M'].map((amount) => ({
  amount,
  product: 'Term loan',
  use: 'A second bakery',
  industry: 'Food',
}));
const five = [1, 2, 3, 4, 5];

/** Twenty widgets that advance by themselves: ten words, five groups of figures, five ledgers of stories. */
export function TwentyRotations() {
  return (
    <div>
      <p className="grid grid-cols-5 gap-4 font-display text-heading-lg">
        {[...five, ...five.map((at) => at + 5)].map((at) => (
          <RotatingWord key={at} words={words} />
        ))}
      </p>
      {five.map((at) => (
        <StatGroup key={at} items={stats} highlight="rotating" toggle="icon" />
      ))}
      {five.map((at) => (
        <StoryCarousel key={at} content={{ title: `Stories ${at}`, items: stories }} />
      ))}
    </div>
  );
}
