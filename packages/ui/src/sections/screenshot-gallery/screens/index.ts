import { DebtScreen } from './debt-screen.js';
import { HomeScreen } from './home-screen.js';
import { MatchScreen } from './match-screen.js';
import { UploadScreen } from './upload-screen.js';

/** The product's screens, by name. */
export const screens = { home: HomeScreen, upload: UploadScreen, match: MatchScreen, debt: DebtScreen };

export type ScreenName = keyof typeof screens;
