import { CodePanel } from '../../components/code-panel/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';

export interface RequestPanelProps {
  /** Says that the sample is one. */
  note: string;
}

/** A call to the API, and the offers that come back in a partner's own product. */
export function RequestPanel({ note }: RequestPanelProps) {
  return (
    <div className="relative">
      <CodePanel
        title="Create a profile"
        note="Sandbox"
        code={request}
        className="bleed-r rounded-l-panel pb-6 sm:pb-18"
      />
      <div
        data-surface="paper"
        className="relative -mt-8 ml-5 rounded-panel bg-raised! px-5 pt-4.5 pb-1.5 shadow-pop sm:-mt-16 sm:ml-auto sm:w-[21.5rem]"
      >
        <b aria-hidden className="block pb-3.5 font-display text-heading-sm text-default">
          Funding for this order
        </b>
        <ProductDrawing name="offers" />
      </div>
      <p className="mt-4 text-caption text-muted">{note}</p>
    </div>
  );
}

const request = `POST /v1/profiles
Authorization: Bearer sk_test_...

{
  "business": {
    "name": "Northfold Home Goods",
    "country": "US",
    "monthsTrading": 31
  },
  "request": {
    "amount": 320000,
    "currency": "USD",
    "purpose": "inventory"
  },
  "ownerConsent": true
}`;
