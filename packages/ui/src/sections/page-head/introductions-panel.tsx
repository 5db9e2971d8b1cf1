import { HorizonRing } from '../../components/horizon-ring/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';

/** A partner's introductions, on a cobalt panel with the ring of the mark behind. */
export function IntroductionsPanel() {
  return (
    <div
      data-surface="cobalt"
      className="bleed-r relative flex min-h-[clamp(26rem,38vw,35rem)] items-end overflow-clip rounded-l-panel p-[clamp(1rem,3.5vw,3rem)]"
    >
      <HorizonRing
        sun="horizon"
        className="absolute top-6 right-[6%] w-[min(30rem,90%)] [&_path]:stroke-cobalt-500 lg:top-8"
      />
      <div
        data-surface="paper"
        className="relative w-full max-w-[31rem] rounded-panel bg-raised! px-5 pt-4.5 pb-1 shadow-pop"
      >
        <b aria-hidden className="block pb-3.5 font-display text-heading-sm text-default">
          Your introductions
        </b>
        <ProductDrawing name="introductions" />
      </div>
    </div>
  );
}
