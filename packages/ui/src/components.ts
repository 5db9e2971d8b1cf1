/** Every component of the kit, with its types and helpers. */
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
  LeadForm,
  type LeadFormProps,
  type LeadFormState,
  useLeadForm,
} from './components/contact-form/index.js';
export { ContentsBar, type ContentsBarProps } from './components/contents-bar/index.js';
export {
  type ContentsItem,
  ContentsList,
  ContentsRail,
  type ContentsRailProps,
} from './components/contents-rail/index.js';
export { CookieBanner, type CookieBannerProps, cookieConsent } from './components/cookie-banner/index.js';
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
} from './components/delivery-list/index.js';
export { Disclaimer, type DisclaimerProps } from './components/disclaimer/index.js';
export { Faq, FaqItem, type FaqItemProps, type FaqProps } from './components/faq/index.js';
export {
  controlClass,
  controlProps,
  Field,
  type FieldOptions,
  type FieldProps,
  fieldVariants,
  useField,
} from './components/field/index.js';
export { FieldGroup, type FieldGroupProps } from './components/field-group/index.js';
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
export { IconButton, type IconButtonProps, useIconTip } from './components/icon-button/index.js';
export { IconRing, type IconRingProps } from './components/icon-ring/index.js';
export { IconTile, type IconTileProps } from './components/icon-tile/index.js';
export { IllustrativeNote, type IllustrativeNoteProps } from './components/illustrative-note/index.js';
export { InitialsAvatar, type InitialsAvatarProps } from './components/initials-avatar/index.js';
export { LanguageLinks, type LanguageLinksProps } from './components/language-links/index.js';
export { LenderMark, type LenderMarkProps, lenderNames } from './components/lender-mark/index.js';
export { LenderWordmark, type LenderWordmarkProps } from './components/lender-wordmark/index.js';
export { LineGlyph, type LineGlyphProps } from './components/line-glyph/index.js';
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
} from './components/newsletter-form/index.js';
export {
  PartnerInquiryForm,
  type PartnerInquiryFormLabels,
  type PartnerInquiryFormProps,
} from './components/partner-inquiry-form/index.js';
export {
  InquiryFooter,
  type InquiryFooterProps,
  type InquiryLabels,
  PartnershipForm,
  type PartnershipFormLabels,
  type PartnershipFormProps,
  type PartnershipInquiry,
  type PartnershipVariant,
} from './components/partnership-form/index.js';
export {
  type FoundPerson,
  PersonData,
  type PersonDataLabels,
  type PersonDataProps,
} from './components/person-data/index.js';
export { PrintButton, type PrintButtonProps } from './components/print-button/index.js';
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
  type RotatorDiscProps,
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
export { SectionIntro, type SectionIntroProps } from './components/section-intro/index.js';
export { SegmentedControl, type SegmentedControlProps } from './components/segmented-control/index.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field/index.js';
export { ShareBar, type ShareBarProps } from './components/share-bar/index.js';
export {
  SignInForm,
  type SignInFormLabels,
  type SignInFormProps,
} from './components/sign-in-form/index.js';
export { SkipLink, type SkipLinkProps } from './components/skip-link/index.js';
export { SpamTrap, type SpamTrapProps } from './components/spam-trap/index.js';
export {
  SubmissionCard,
  type SubmissionCardLabels,
  type SubmissionCardProps,
  type SubmissionChange,
} from './components/submission-card/index.js';
export {
  SubmissionList,
  type SubmissionListLabels,
  type SubmissionListProps,
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
export {
  IconTip,
  Tooltip,
  TooltipGroup,
  type TooltipGroupProps,
  type TooltipProps,
} from './components/tooltip/index.js';
export { UnitField, type UnitFieldProps } from './components/unit-field/index.js';
