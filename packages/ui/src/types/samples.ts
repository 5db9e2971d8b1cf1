import type { IconName } from '../lib/icons.js';

/** The invented lenders in drawings of the product. */
export type LenderName = 'Corvane' | 'Prairie Ledger' | 'Tidewell' | 'Oakenline' | 'Brightmoor' | 'Halden Street';

/** One row of a ledger: term, optional note below it, and value. */
export interface LedgerRow {
  term: string;
  note?: string;
  value: string;
  /** Icon before the term. */
  icon?: IconName;
  /** Icon before the value. Green, or the accent colour if `open`. */
  mark?: IconName;
  open?: boolean;
  /** Fit score, shown as a ring after the value. */
  fit?: number;
}

/** The progress of an introduced client in four stops: profile started, profile complete, matched, funded. */
export interface Introduction {
  business: string;
  trade: string;
  stage: 0 | 1 | 2 | 3;
}

/** A note to a partner. The first part names its subject. */
export interface Note {
  icon: IconName;
  about: string;
  text: string;
}

/** A call of the API. Paths are illustrative. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  note: string;
}

/** A stop on the line from a business to a partner's product. */
export interface SignalStop {
  title: string;
  note: string;
}

/** A drawing of a part of the product, with its text alternative. */
export type Drawing = { label: string } & (
  | { kind: 'ledger'; title?: string; progress?: number; rows: readonly LedgerRow[] }
  | { kind: 'introductions'; clients: readonly Introduction[] }
  | { kind: 'notes'; notes: readonly Note[] }
  | { kind: 'endpoints'; calls: readonly Endpoint[] }
  /** A large figure and what it counts. */
  | { kind: 'encryption'; figure: string; words: string }
  | { kind: 'signal'; stops: readonly [SignalStop, SignalStop, SignalStop] }
  | { kind: 'criteria'; gate: string; queue: string }
);

/** Name of a product drawing. */
export type ProductDrawingName =
  | 'introductions'
  | 'queue'
  | 'offers'
  | 'own-link'
  | 'status-notes'
  | 'client-choice'
  | 'encryption'
  | 'who-decides'
  | 'no-charge'
  | 'consent'
  | 'replies'
  | 'vetted'
  | 'renewal'
  | 'checklist'
  | 'diligence'
  | 'criteria'
  | 'endpoints'
  | 'signal'
  | 'keys';

/** A row of a drawn screen. */
export interface SampleRow {
  name: string;
  detail: string;
  value: string;
}

/** An offer in a drawing. */
export interface SampleOffer {
  lender: LenderName;
  product: string;
  amount: string;
  rate: string;
  decision: string;
  fit: number;
}

/** A funding profile and its offers. */
export interface MatchSample {
  title: string;
  profile: {
    business: string;
    place: string;
    /** In percent. */
    complete: number;
    documents: readonly { name: string; status: string; missing?: boolean }[];
    lookingFor: { label: string; amount: string };
  };
  columns: Readonly<Record<keyof SampleOffer, string>>;
  /** Tag of the first offer. */
  bestFit: string;
  offers: readonly SampleOffer[];
  /** Below the first four, on narrow screens. */
  more: string;
}

/** The drawings of the home page's feature cards. */
export interface FeatureSample {
  offer: { label: string; amount: string; terms: readonly (readonly [name: string, value: string])[] };
  documents: { readers: readonly LenderName[]; sent: string; read: string };
  call: { initials: string; time: string; title: string; message: string; wins: readonly string[] };
  insights: { cause: string; effect: string };
}

/** The screens of the product. */
export interface ScreenSample {
  business: string;
  place: string;
  /** The side bar. */
  menu: { home: string; upload: string; match: string; debt: string; messages: string };
  home: {
    title: string;
    complete: { figure: string; words: string };
    match: { figure: string; words: string };
    rows: readonly SampleRow[];
  };
  upload: {
    title: string;
    drop: string;
    verified: string;
    rows: readonly (Omit<SampleRow, 'value'> & { missing?: string })[];
  };
  match: {
    title: string;
    lender: string;
    bestFit: string;
    fit: string;
    terms: readonly (readonly [name: string, value: string])[];
    rows: readonly SampleRow[];
  };
  debt: { title: string; label: string; total: string; rows: readonly SampleRow[] };
}

/** A lender's queue of requests. */
export interface QueueSample {
  title: string;
  filters: readonly [string, string, string];
  columns: Readonly<Record<'business' | 'fit' | 'request' | 'revenue' | 'status', string>>;
  ready: string;
  complete: string;
  requests: readonly { business: string; trade: string; fit: number; request: string; revenue: string }[];
}

/** A code sample. */
export interface CodeSample {
  title: string;
  note?: string;
  code: string;
}

/** A call to the API, and how a partner's product shows the result. */
export interface RequestSample extends CodeSample {
  offersTitle: string;
  offers: readonly { lender: LenderName; product: string; amount: string }[];
  matchedBy: string;
}

/** Businesses, lenders and figures that drawings of the product show. All of them are samples. */
export interface ProductSamples {
  drawings?: Readonly<Partial<Record<ProductDrawingName, Drawing>>>;
  introductions?: { title: string; tag: string };
  matches?: MatchSample;
  features?: FeatureSample;
  screens?: ScreenSample;
  queue?: QueueSample;
  request?: RequestSample;
  /** The message that an API partner receives when something changes. */
  webhook?: CodeSample;
}
