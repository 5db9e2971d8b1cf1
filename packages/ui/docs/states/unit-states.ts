/** The stories that show a unit's states. A state is named as in the DOM, or as readers see it. */
export interface UnitStates {
  /** The name of the story's export, by state. */
  states: Readonly<Record<string, string>>;
  /** Height of its pictures in pixels. */
  height: number;
}

/** Units by group and path, such as `components/faq`. Units in a group have the same kinds of state. */
export const unitStates: Readonly<Record<string, Readonly<Record<string, UnitStates>>>> = {
  forms: {
    'components/newsletter-form': {
      states: {
        idle: 'Empty',
        'field error': 'NoAddress',
        submitting: 'Subscribing',
        success: 'Subscribed',
        error: 'NetworkFails',
      },
      height: 220,
    },
    'components/contact-form': {
      states: {
        idle: 'Empty',
        'field error': 'SentTooEarly',
        submitting: 'Sending',
        success: 'Received',
        error: 'ServerUnavailable',
      },
      height: 760,
    },
    'components/partnership-form': {
      states: { idle: 'Generic', 'field error': 'SentTooEarly', success: 'Received' },
      height: 900,
    },
    'components/partner-inquiry-form': {
      states: { idle: 'Empty', 'field error': 'CheckedByTheBrowser', success: 'Received' },
      height: 700,
    },
    'components/sign-in-form': {
      states: { idle: 'Empty', 'field error': 'NoPassword', submitting: 'SigningIn', error: 'WrongPassword' },
      height: 280,
    },
    'components/form-banner': { states: { success: 'Success', error: 'Failure' }, height: 140 },
    'components/button': { states: { idle: 'Primary', submitting: 'Submitting' }, height: 110 },
  },
  lists: {
    'components/submission-list': {
      states: {
        loading: 'Loading',
        error: 'Failed',
        empty: 'Empty',
        'nothing matches': 'NothingMatches',
        populated: 'Populated',
      },
      height: 560,
    },
    'components/submission-card': {
      states: { waiting: 'Waiting', overdue: 'Overdue', handled: 'Handled', error: 'ChangeRefused' },
      height: 420,
    },
    'sections/article-grid': { states: { empty: 'None', 'first six': 'FirstSix', all: 'AllOfThem' }, height: 560 },
    'components/search-dialog': {
      states: { opened: 'Opened', populated: 'Found', empty: 'NothingFound' },
      height: 460,
    },
  },
  rotation: {
    'components/motion-toggle': {
      states: { playing: 'Labelled', 'playing, icon': 'IconOnly', reduced: 'ReducedMotion' },
      height: 110,
    },
    'components/rotating-word': {
      states: { playing: 'InAHeadline', 'one turn': 'OneTurn', reduced: 'ReducedMotion' },
      height: 200,
    },
    'sections/feature-carousel': {
      states: {
        playing: 'FourFeatures',
        'paused by a click': 'ClickFeatures',
        'paused by focus': 'ReachedByKeyboard',
        reduced: 'ReducedMotion',
      },
      height: 700,
    },
    'sections/step-list': {
      states: { playing: 'Alone', 'paused by the pointer': 'PointedAt', reduced: 'ReducedMotion' },
      height: 520,
    },
    'sections/industry-grid': {
      states: {
        playing: 'SevenCards',
        'paused by the pointer': 'PointedAt',
        'paused by focus': 'ChosenByKeyboard',
        reduced: 'ReducedMotion',
      },
      height: 700,
    },
    'sections/bubble-carousel': {
      states: {
        playing: 'FourBubbles',
        'paused by a click': 'SelectedByClick',
        'half a turn': 'HalfATurn',
        reduced: 'ReducedMotion',
      },
      height: 760,
    },
    'sections/logo-marquee': { states: { playing: 'StripAlone', reduced: 'ReducedMotion' }, height: 420 },
    'components/progress-ring': { states: { idle: 'Idle', advancing: 'Advancing', complete: 'Complete' }, height: 150 },
  },
  disclosure: {
    'components/faq': { states: { closed: 'Closed', open: 'OpenedByClick' }, height: 360 },
    'components/mega-menu': {
      states: { closed: 'Closed', 'small menu': 'SmallMenu', 'wide panel': 'WidePanel' },
      height: 560,
    },
    'components/mobile-menu': {
      states: { closed: 'Closed', open: 'Open', 'section open': 'SectionUnfolded' },
      height: 640,
    },
    'components/tooltip': { states: { closed: 'Neighbours', open: 'UnderTheMouse' }, height: 180 },
    'components/toast': { states: { open: 'Shown', error: 'Failed', closed: 'Dismissed' }, height: 320 },
    'components/cookie-banner': { states: { open: 'Appeared', closed: 'ClosedForNow' }, height: 280 },
    'sections/screenshot-gallery': { states: { resting: 'FourScreens', zoomed: 'Enlarged' }, height: 620 },
    'sections/site-header': { states: { 'at the top': 'AtTheTop', scrolled: 'Scrolled' }, height: 260 },
  },
};

/** The id by which Storybook finds a story: `components-faq--opened-by-click`. */
export const storyId = (path: string, story: string): string =>
  `${path.replace('/', '-')}--${story.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}`;
