import type { IconName } from '../components/icon/icons.js';
import type { LenderName } from '../components/lender-mark/index.js';

/** One line of a ledger: what, perhaps a note under it, and what it comes to. */
export interface LedgerRow {
  term: string;
  note?: string;
  value: string;
  /** Precedes the term. */
  icon?: IconName;
  /** Precedes the value, and says whether it is good news or still open. */
  mark?: IconName;
  open?: boolean;
  /** Fit score, shown as a ring behind the value. */
  fit?: number;
}

/** How far an introduced client has come, along four stops: profile begun, profile complete, matched, funded. */
export interface Introduction {
  business: string;
  trade: string;
  stage: 0 | 1 | 2 | 3;
}

/** A note to a partner. The first part is the one it is about. */
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

/** A stop on the way from a business to a partner's product. */
export interface SignalStop {
  title: string;
  note: string;
}

/** A piece of the product, and the sentence that describes it to screen readers. */
export type Drawing = { label: string } & (
  | { kind: 'ledger'; title?: string; progress?: number; rows: readonly LedgerRow[] }
  | { kind: 'introductions'; clients: readonly Introduction[] }
  | { kind: 'notes'; notes: readonly Note[] }
  | { kind: 'endpoints'; calls: readonly Endpoint[] }
  /** A figure, set large, and what it counts. */
  | { kind: 'encryption'; figure: string; words: string }
  | { kind: 'signal'; stops: readonly [SignalStop, SignalStop, SignalStop] }
  | { kind: 'criteria'; gate: string; queue: string }
);

/** Name of a piece of the product. */
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

/** A funding profile and the offers that it brought. */
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
  /** Under the first four, on narrow screens. */
  more: string;
}

/** What is beside each card of the home page's features. */
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

/** A sample of code. */
export interface CodeSample {
  title: string;
  note?: string;
  code: string;
}

/** A call to the API, and what a partner's product makes of it. */
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
  /** What an API partner is sent when something changes. */
  webhook?: CodeSample;
}
