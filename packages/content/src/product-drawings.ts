/// <reference path="./assets.d.ts" />

import abl from './assets/products/asset-based-lending.svg?url';
import ablNarrow from './assets/products/asset-based-lending-narrow.svg?url';
import inventory from './assets/products/inventory-financing.svg?url';
import inventoryNarrow from './assets/products/inventory-financing-narrow.svg?url';
import mca from './assets/products/merchant-cash-advance.svg?url';
import mcaNarrow from './assets/products/merchant-cash-advance-narrow.svg?url';
import po from './assets/products/po-financing.svg?url';
import poNarrow from './assets/products/po-financing-narrow.svg?url';
import supply from './assets/products/supply-chain-financing.svg?url';
import supplyNarrow from './assets/products/supply-chain-financing-narrow.svg?url';
import term from './assets/products/term-loans.svg?url';
import termNarrow from './assets/products/term-loans-narrow.svg?url';

/** Addresses of the products' drawings, by product id, for wide and narrow screens. */
const productDrawings: Readonly<Record<string, { wide: string; narrow: string }>> = {
  'merchant-cash-advance': { wide: mca, narrow: mcaNarrow },
  'asset-based-lending': { wide: abl, narrow: ablNarrow },
  'term-loans': { wide: term, narrow: termNarrow },
  'po-financing': { wide: po, narrow: poNarrow },
  'inventory-financing': { wide: inventory, narrow: inventoryNarrow },
  'supply-chain-financing': { wide: supply, narrow: supplyNarrow },
};

/** A product's drawing. Throws if there is none; `npm run check` finds that first. */
export function drawingOf(id: string): { wide: string; narrow: string } {
  const drawing = productDrawings[id];
  if (!drawing) throw new Error(`No drawing for the product ${id} in product-drawings.ts`);
  return drawing;
}
