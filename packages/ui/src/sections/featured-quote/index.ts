export { FeaturedQuote, type FeaturedQuoteProps } from './featured-quote.js';
