/** A unit of the kit and the stories that show its states. A state is named as in the DOM, or as readers see it. */
export interface UnitStates {
  name: string;
  /** Its path in `src`, such as `components/faq`. */
  path: string;
  /** The name of the story's export, by state. */
  states: Readonly<Record<string, string>>;
  /** Height of its pictures in pixels. */
  height?: number;
}

/** Units by group. Units in a group have the same kinds of state. */
export const unitStates: Readonly<Record<string, readonly UnitStates[]>> = {
  forms: [
    {
      name: 'Newsletter form',
      path: 'components/newsletter-form',
      states: {
        idle: 'Empty',
        'field error': 'NoAddress',
        submitting: 'Subscribing',
        success: 'Subscribed',
        error: 'NetworkFails',
      },
      height: 220,
    },
    {
      name: 'Contact form',
      path: 'components/contact-form',
      states: {
        idle: 'Empty',
        'field error': 'SentTooEarly',
        submitting: 'Sending',
        success: 'Received',
        error: 'ServerUnavailable',
      },
      height: 760,
    },
    {
      name: 'Partnership form',
      path: 'components/partnership-form',
      states: { idle: 'Generic', 'field error': 'SentTooEarly', success: 'Received' },
      height: 900,
    },
    {
      name: 'Partner inquiry form',
      path: 'components/partner-inquiry-form',
      states: { idle: 'Empty', 'field error': 'CheckedByTheBrowser', success: 'Received' },
      height: 700,
    },
    {
      name: 'Sign-in form',
      path: 'components/sign-in-form',
      states: { idle: 'Empty', 'field error': 'NoPassword', submitting: 'SigningIn', error: 'WrongPassword' },
      height: 280,
    },
    {
      name: 'Form banner',
      path: 'components/form-banner',
      states: { success: 'Success', error: 'Failure' },
      height: 140,
    },
    { name: 'Button', path: 'components/button', states: { idle: 'Primary', submitting: 'Submitting' }, height: 110 },
  ],
  lists: [
    {
      name: 'Submission list',
      path: 'components/submission-list',
      states: {
        loading: 'Loading',
        error: 'Failed',
        empty: 'Empty',
        'nothing matches': 'NothingMatches',
        populated: 'Populated',
      },
      height: 560,
    },
    {
      name: 'Submission card',
      path: 'components/submission-card',
      states: { waiting: 'Waiting', overdue: 'Overdue', handled: 'Handled', error: 'ChangeRefused' },
      height: 420,
    },
    {
      name: 'Article grid',
      path: 'sections/article-grid',
      states: { empty: 'None', 'first six': 'FirstSix', all: 'AllOfThem' },
      height: 560,
    },
    {
      name: 'Search',
      path: 'components/search-dialog',
      states: { opened: 'Opened', populated: 'Found', empty: 'NothingFound' },
      height: 460,
    },
  ],
  rotation: [
    {
      name: 'Motion toggle',
      path: 'components/motion-toggle',
      states: { playing: 'Labelled', 'playing, icon': 'IconOnly', reduced: 'ReducedMotion' },
      height: 110,
    },
    {
      name: 'Rotating word',
      path: 'components/rotating-word',
      states: { playing: 'InAHeadline', 'one turn': 'OneTurn', reduced: 'ReducedMotion' },
      height: 200,
    },
    {
      name: 'Feature carousel',
      path: 'sections/feature-carousel',
      states: {
        playing: 'FourFeatures',
        'paused by a click': 'ClickFeatures',
        'paused by focus': 'ReachedByKeyboard',
        reduced: 'ReducedMotion',
      },
      height: 700,
    },
    {
      name: 'Step list',
      path: 'sections/step-list',
      states: { playing: 'Alone', 'paused by the pointer': 'PointedAt', reduced: 'ReducedMotion' },
      height: 520,
    },
    {
      name: 'Industry grid',
      path: 'sections/industry-grid',
      states: {
        playing: 'SevenCards',
        'paused by the pointer': 'PointedAt',
        'paused by focus': 'ChosenByKeyboard',
        reduced: 'ReducedMotion',
      },
      height: 700,
    },
    {
      name: 'Bubble carousel',
      path: 'sections/bubble-carousel',
      states: {
        playing: 'FourBubbles',
        'paused by a click': 'SelectedByClick',
        'half a turn': 'HalfATurn',
        reduced: 'ReducedMotion',
      },
      height: 760,
    },
    {
      name: 'Logo marquee',
      path: 'sections/logo-marquee',
      states: { playing: 'StripAlone', reduced: 'ReducedMotion' },
      height: 420,
    },
    {
      name: 'Progress ring',
      path: 'components/progress-ring',
      states: { idle: 'Idle', advancing: 'Advancing', complete: 'Complete' },
      height: 150,
    },
  ],
  disclosure: [
    { name: 'FAQ', path: 'components/faq', states: { closed: 'Closed', open: 'OpenedByClick' }, height: 360 },
    {
      name: 'Mega menu',
      path: 'components/mega-menu',
      states: { closed: 'Closed', 'small menu': 'SmallMenu', 'wide panel': 'WidePanel' },
      height: 560,
    },
    {
      name: 'Mobile menu',
      path: 'components/mobile-menu',
      states: { closed: 'Closed', open: 'Open', 'section open': 'SectionUnfolded' },
      height: 640,
    },
    {
      name: 'Tooltip',
      path: 'components/tooltip',
      states: { closed: 'Neighbours', open: 'UnderTheMouse' },
      height: 180,
    },
    {
      name: 'Toast',
      path: 'components/toast',
      states: { open: 'Shown', error: 'Failed', closed: 'Dismissed' },
      height: 320,
    },
    {
      name: 'Cookie banner',
      path: 'components/cookie-banner',
      states: { open: 'Appeared', closed: 'ClosedForNow' },
      height: 280,
    },
    {
      name: 'Screenshot',
      path: 'sections/screenshot-gallery',
      states: { resting: 'FourScreens', zoomed: 'Enlarged' },
      height: 620,
    },
    {
      name: 'Site header',
      path: 'sections/site-header',
      states: { 'at the top': 'AtTheTop', scrolled: 'Scrolled' },
      height: 260,
    },
  ],
};

/** The id by which Storybook finds a story: `components-faq--opened-by-click`. */
export const storyId = (path: string, story: string): string =>
  `${path.replace('/', '-')}--${story.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}`;
