/** Every section of the kit, with its types and helpers. */
export { ApiPanels, type ApiPanelsContent, type ApiPanelsProps } from './sections/api-panels/index.js';
export { ArticleCta, type ArticleCtaProps } from './sections/article-cta/index.js';
export { ArticleGrid, type ArticleGridProps } from './sections/article-grid/index.js';
export { ArticleHeader, type ArticleHeaderProps } from './sections/article-header/index.js';
export { BenefitList, type BenefitListProps } from './sections/benefit-list/index.js';
export { BlogIndex, type BlogIndexProps } from './sections/blog-index/index.js';
export { BubbleCarousel, type BubbleCarouselProps } from './sections/bubble-carousel/index.js';
export {
  type CalculatorContent,
  CalculatorPanel,
  type CalculatorPanelProps,
} from './sections/calculator-panel/index.js';
export { CaseStudy, type CaseStudyProps } from './sections/case-study/index.js';
export { ClauseList, type ClauseListProps } from './sections/clause-list/index.js';
export { BrandBand, ClosingBand, type ClosingBandProps } from './sections/closing-band/index.js';
export { ComingSoon, type ComingSoonContent, type ComingSoonProps } from './sections/coming-soon/index.js';
export {
  ComparisonAdvice,
  type ComparisonAdviceProps,
  ComparisonNotes,
  type ComparisonNotesProps,
  ComparisonTable,
  type ComparisonTableProps,
} from './sections/comparison-table/index.js';
export { ContactCards, type ContactCardsProps, type ContactInfo } from './sections/contact-cards/index.js';
export { DisclosureChecklist, type DisclosureChecklistProps } from './sections/disclosure-checklist/index.js';
export { Disclosures, type DisclosuresProps } from './sections/disclosures/index.js';
export { FaqSection, type FaqSectionProps } from './sections/faq-section/index.js';
export { FeatureCards, type FeatureCardsProps } from './sections/feature-cards/index.js';
export {
  FeatureCarousel,
  type FeatureCarouselContent,
  type FeatureCarouselProps,
} from './sections/feature-carousel/index.js';
export { FeaturedArticle, type FeaturedArticleProps } from './sections/featured-article/index.js';
export { FeaturedQuote, type FeaturedQuoteProps } from './sections/featured-quote/index.js';
export { FinancingTypes, type FinancingTypesProps } from './sections/financing-types/index.js';
export {
  type FitAlternatives,
  FitFinder,
  type FitFinderProps,
  type FitQuestion,
  type FitRecommendation,
  FitResult,
  type FitResultProps,
} from './sections/fit-finder/index.js';
export { FormSection, type FormSectionProps } from './sections/form-section/index.js';
export { Founders, type FoundersProps } from './sections/founders/index.js';
export { GlossaryList, type GlossaryListProps } from './sections/glossary-list/index.js';
export { Hero, type HeroContent, HeroDrawing, type HeroDrawingProps, type HeroProps } from './sections/hero/index.js';
export {
  HighlightGroup,
  type HighlightGroupContent,
  type HighlightGroupProps,
  type HighlightItem,
  highlightDrawers,
} from './sections/highlight-group/index.js';
export { IndustryGrid, type IndustryGridProps } from './sections/industry-grid/index.js';
export { LegalDocument, type LegalDocumentProps } from './sections/legal-document/index.js';
export { LogoMarquee, type LogoMarqueeProps } from './sections/logo-marquee/index.js';
export { Mission, type MissionProps } from './sections/mission/index.js';
export { NextSteps, type NextStepsProps } from './sections/next-steps/index.js';
export { NotFound, type NotFoundContent, type NotFoundProps, type PopularPage } from './sections/not-found/index.js';
export {
  IntroductionsPanel,
  PageHead,
  type PageHeadProps,
  QueuePanel,
  type QueuePanelProps,
  RequestPanel,
  type RequestPanelProps,
} from './sections/page-head/index.js';
export { PartnerClosing, type PartnerClosingProps } from './sections/partner-closing/index.js';
export { PartnerHero, type PartnerHeroProps } from './sections/partner-hero/index.js';
export { PartnerSteps, type PartnerStepsProps } from './sections/partner-steps/index.js';
export { ProductIndex, type ProductIndexProps } from './sections/product-index/index.js';
export { type ProductImage, ProductSection, type ProductSectionProps } from './sections/product-section/index.js';
export { RateComparison, type RateComparisonProps } from './sections/rate-comparison/index.js';
export { RelatedArticles, type RelatedArticlesProps } from './sections/related-articles/index.js';
export {
  type Screenshot,
  ScreenshotGallery,
  type ScreenshotGalleryProps,
} from './sections/screenshot-gallery/index.js';
export { SingleStep, type SingleStepContent, type SingleStepProps } from './sections/single-step/index.js';
export { SiteFooter, type SiteFooterProps } from './sections/site-footer/index.js';
export { SiteHeader, type SiteHeaderProps } from './sections/site-header/index.js';
export { SourceList, type SourceListProps } from './sections/source-list/index.js';
export {
  FanDrawing,
  type FanDrawingProps,
  SplitSection,
  type SplitSectionProps,
} from './sections/split-section/index.js';
export { StaffBar, type StaffBarProps } from './sections/staff-bar/index.js';
export { StatGroup, type StatGroupProps } from './sections/stat-group/index.js';
export { StepList, type StepListProps } from './sections/step-list/index.js';
export { Story, type StoryProps } from './sections/story/index.js';
export { StoryCarousel, type StoryCarouselProps } from './sections/story-carousel/index.js';
export { TestimonialCarousel, type TestimonialCarouselProps } from './sections/testimonial-carousel/index.js';
export { ToolList, type ToolListProps } from './sections/tool-list/index.js';
export { ValueGroup, type ValueGroupProps } from './sections/value-group/index.js';
export { WorkedSteps, type WorkedStepsProps } from './sections/worked-steps/index.js';
