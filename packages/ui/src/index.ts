/**
 * What pages are made of: every component, section and template, the hooks and times that go with them, and the shapes of
 * content. Importing from a component's own path (`@boundless/ui/components/button`) brings that component alone.
 *
 * `brandTheme` has a path of its own, `@boundless/ui/brand-theme`: it computes colours, which belongs where pages are built.
 */
export { ArticleBody, type ArticleBodyProps, articleContents } from './components/article-body/index.js';
export { ArticleCard, type ArticleCardProps } from './components/article-card/index.js';
export { ArticlePicture, type ArticlePictureProps } from './components/article-picture/index.js';
export { ArticleTable, type ArticleTableProps } from './components/article-table/index.js';
export { AuditList, type AuditListProps } from './components/audit-list/index.js';
export { AuthorAvatar, type AuthorAvatarProps } from './components/author-avatar/index.js';
export { BackLink, type BackLinkProps } from './components/back-link/index.js';
export { BalanceChart, type BalanceChartProps } from './components/balance-chart/index.js';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  buttonVariants,
} from './components/button/index.js';
export { CarouselControls, type CarouselControlsProps } from './components/carousel-controls/index.js';
export { CategoryFilter, type CategoryFilterProps } from './components/category-filter/index.js';
export { Checkbox, type CheckboxProps } from './components/checkbox/index.js';
export { CodePanel, type CodePanelProps } from './components/code-panel/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/index.js';
export {
  ContactForm,
  type ContactFormLabels,
  type ContactFormProps,
  type ContactMessage,
  contactFormLabels,
} from './components/contact-form/index.js';
export { ContentsBar, type ContentsBarProps } from './components/contents-bar/index.js';
export {
  type ContentsItem,
  ContentsList,
  ContentsRail,
  type ContentsRailProps,
} from './components/contents-rail/index.js';
export { CookieBanner, type CookieBannerProps } from './components/cookie-banner/index.js';
export {
  ArticleCover,
  type ArticleCoverProps,
  CoverArt,
  type CoverArtProps,
  type CoverTone,
  spreadTones,
} from './components/cover-art/index.js';
export { DateTime, type DateTimeProps } from './components/date-time/index.js';
export {
  DeliveryList,
  type DeliveryListLabels,
  type DeliveryListProps,
  deliveryListLabels,
} from './components/delivery-list/index.js';
export { Faq, FaqItem, type FaqItemProps, type FaqProps } from './components/faq/index.js';
export {
  controlProps,
  controlVariants,
  Field,
  type FieldOptions,
  type FieldProps,
  fieldVariants,
} from './components/field/index.js';
export { FieldMessage, type FieldMessageProps } from './components/field-message/index.js';
export { FitScore, type FitScoreProps } from './components/fit-score/index.js';
export { FormBanner, type FormBannerProps, formBannerVariants } from './components/form-banner/index.js';
export {
  type HighlightCardContent,
  HighlightColumns,
  type HighlightColumnsProps,
} from './components/highlight-columns/index.js';
export { HorizonRing, type HorizonRingProps } from './components/horizon-ring/index.js';
export { HorizonStops, type HorizonStopsProps } from './components/horizon-stops/index.js';
export { Icon, type IconName, type IconProps, icons } from './components/icon/index.js';
export { IconButton, type IconButtonProps } from './components/icon-button/index.js';
export { IconRing, type IconRingProps } from './components/icon-ring/index.js';
export { IconTile, type IconTileProps } from './components/icon-tile/index.js';
export { IllustrativeNote, type IllustrativeNoteProps } from './components/illustrative-note/index.js';
export { InitialsAvatar, type InitialsAvatarProps } from './components/initials-avatar/index.js';
export { LenderMark, type LenderMarkProps, type LenderName, lenderNames } from './components/lender-mark/index.js';
export { LenderWordmark, type LenderWordmarkProps } from './components/lender-wordmark/index.js';
export { LineGlyph, type LineGlyphName, type LineGlyphProps } from './components/line-glyph/index.js';
export {
  type ListTab,
  ListToolbar,
  type ListToolbarLabels,
  type ListToolbarProps,
  listPanel,
} from './components/list-toolbar/index.js';
export { Logo, LogoLink, type LogoLinkProps, type LogoProps } from './components/logo/index.js';
export { MegaMenu, type MegaMenuProps } from './components/mega-menu/index.js';
export { MobileMenu, type MobileMenuProps } from './components/mobile-menu/index.js';
export { MotionToggle, type MotionToggleProps } from './components/motion-toggle/index.js';
export {
  NewsletterForm,
  type NewsletterFormLabels,
  type NewsletterFormProps,
  type NewsletterSubscription,
  newsletterFormLabels,
} from './components/newsletter-form/index.js';
export {
  PartnerInquiryForm,
  type PartnerInquiryFormLabels,
  type PartnerInquiryFormProps,
  partnerInquiryFormLabels,
} from './components/partner-inquiry-form/index.js';
export {
  InquiryFooter,
  type InquiryFooterProps,
  inquiryDefaults,
  PartnershipForm,
  type PartnershipFormLabels,
  type PartnershipFormProps,
  type PartnershipInquiry,
  type PartnershipVariant,
  partnershipFormLabels,
} from './components/partnership-form/index.js';
export {
  type FoundPerson,
  PersonData,
  type PersonDataLabels,
  type PersonDataProps,
  personDataLabels,
} from './components/person-data/index.js';
export {
  ProductDrawing,
  type ProductDrawingName,
  type ProductDrawingProps,
} from './components/product-drawing/index.js';
export { ProgressRing, type ProgressRingProps } from './components/progress-ring/index.js';
export { Prose, type ProseProps, proseVariants } from './components/prose/index.js';
export { Rating, type RatingProps } from './components/rating/index.js';
export { ResultPanel, type ResultPanelProps } from './components/result-panel/index.js';
export { Reveal, type RevealProps } from './components/reveal/index.js';
export { RotatingWord, type RotatingWordProps } from './components/rotating-word/index.js';
export {
  type RotatingSectionProps,
  Rotator,
  type RotatorControlsProps,
  type RotatorItemProps,
  type RotatorOptions,
  type RotatorRingProps,
  type RotatorRootProps,
  useRotator,
  useRotatorContext,
  useRotatorHold,
  useRotatorItem,
} from './components/rotator/index.js';
export { ScheduleTable, type ScheduleTableProps } from './components/schedule-table/index.js';
export { SearchDialog, type SearchDialogProps, type SearchResult } from './components/search-dialog/index.js';
export { SectionBar, type SectionBarProps } from './components/section-bar/index.js';
export {
  ActionLabel,
  SectionActions,
  type SectionActionsProps,
  SectionHeading,
  type SectionHeadingProps,
  sectionTitleVariants,
} from './components/section-heading/index.js';
export { SegmentedControl, type SegmentedControlProps } from './components/segmented-control/index.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field/index.js';
export { ShareBar, type ShareBarProps } from './components/share-bar/index.js';
export {
  SignInForm,
  type SignInFormLabels,
  type SignInFormProps,
  signInFormLabels,
} from './components/sign-in-form/index.js';
export { SkipLink, type SkipLinkProps } from './components/skip-link/index.js';
export { SpamTrap, type SpamTrapProps } from './components/spam-trap/index.js';
export {
  SubmissionCard,
  type SubmissionCardLabels,
  type SubmissionCardProps,
  type SubmissionChange,
  submissionCardLabels,
} from './components/submission-card/index.js';
export {
  SubmissionList,
  type SubmissionListLabels,
  type SubmissionListProps,
  submissionListLabels,
} from './components/submission-list/index.js';
export { Tag, type TagProps, tagVariants } from './components/tag/index.js';
export { Term, type TermProps, TermsContext } from './components/term/index.js';
export { TextArea, type TextAreaProps } from './components/text-area/index.js';
export { TextField, type TextFieldProps } from './components/text-field/index.js';
export { TextLink, type TextLinkProps } from './components/text-link/index.js';
export {
  dismissToast,
  type ToastContent,
  type ToastEntry,
  Toaster,
  type ToasterProps,
  type ToastHandle,
  toast,
  useToast,
} from './components/toast/index.js';
export { Tooltip, TooltipGroup, type TooltipGroupProps, type TooltipProps } from './components/tooltip/index.js';
export { UnitField, type UnitFieldProps } from './components/unit-field/index.js';
export { forceMotion, type Motion, toggleMotion, useMotion } from './hooks/motion.js';
export { SubmitError } from './hooks/submit-error.js';
export type { FillIn, FormAttributes, FormOutcome, FormStatus, Submit } from './hooks/use-form.js';
export { type Rotation, type UseRotationOptions, useRotation } from './hooks/use-rotation.js';
export { type KitLabels, KitLabelsProvider, type KitLabelsProviderProps, useKitLabels } from './lib/kit-labels.js';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './lib/link.js';
export { ApiPanels, type ApiPanelsContent, type ApiPanelsProps, type CodeSample } from './sections/api-panels/index.js';
export { ArticleCta, type ArticleCtaProps } from './sections/article-cta/index.js';
export { ArticleGrid, type ArticleGridProps } from './sections/article-grid/index.js';
export { ArticleHeader, type ArticleHeaderProps } from './sections/article-header/index.js';
export { BenefitList, type BenefitListProps } from './sections/benefit-list/index.js';
export { BlogIndex, type BlogIndexProps } from './sections/blog-index/index.js';
export { BubbleCarousel, type BubbleCarouselProps, type BubbleDrawings } from './sections/bubble-carousel/index.js';
export {
  type CalculatorContent,
  CalculatorPanel,
  type CalculatorPanelProps,
} from './sections/calculator-panel/index.js';
export { CaseStudy, type CaseStudyProps } from './sections/case-study/index.js';
export { ClosingBand, type ClosingBandProps } from './sections/closing-band/index.js';
export { ComingSoon, type ComingSoonContent, type ComingSoonProps } from './sections/coming-soon/index.js';
export { ComparisonTable, type ComparisonTableProps } from './sections/comparison-table/index.js';
export { ContactCards, type ContactCardsProps, type ContactInfo } from './sections/contact-cards/index.js';
export { FaqSection, type FaqSectionProps } from './sections/faq-section/index.js';
export { FeatureCards, type FeatureCardsProps } from './sections/feature-cards/index.js';
export {
  FeatureCarousel,
  type FeatureCarouselContent,
  type FeatureCarouselProps,
} from './sections/feature-carousel/index.js';
export { FeaturedArticle, type FeaturedArticleProps } from './sections/featured-article/index.js';
export { FeaturedQuote, type FeaturedQuoteProps } from './sections/featured-quote/index.js';
export {
  FitFinder,
  type FitFinderProps,
  type FitQuestion,
  type FitRecommendation,
} from './sections/fit-finder/index.js';
export { FormSection, type FormSectionProps } from './sections/form-section/index.js';
export { Founders, type FoundersProps } from './sections/founders/index.js';
export { GlossaryList, type GlossaryListProps } from './sections/glossary-list/index.js';
export { Hero, type HeroContent, HeroDrawing, type HeroDrawingProps, type HeroProps } from './sections/hero/index.js';
export {
  type HighlightDrawing,
  type HighlightDrawings,
  HighlightGroup,
  type HighlightGroupContent,
  type HighlightGroupProps,
  type HighlightItem,
  highlightDrawers,
  highlightDrawings,
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
export { ArticlePage, type ArticlePageProps } from './templates/article-page/index.js';
export { InfoPage, type InfoPageProps } from './templates/info-page/index.js';
export { LegalPage, type LegalPageProps } from './templates/legal-page/index.js';
export { PartnerPage, type PartnerPageProps } from './templates/partner-page/index.js';
export { breakpoints, cookieConsent, timing } from './tokens/timing.js';
/** `SectionHeading` is the component here; the shape of that name is in `@boundless/ui/types`. */
export type * from './types.js';
