import type { ComponentType } from 'react';
import type { ScreenSample } from '../../../types.js';
import { DebtScreen } from './debt-screen.js';
import { HomeScreen } from './home-screen.js';
import { MatchScreen } from './match-screen.js';
import type { ScreenName } from './screen-frame.js';
import { UploadScreen } from './upload-screen.js';

export type { ScreenName };

/** The product's screens, by name. */
export const screens = {
  home: HomeScreen,
  upload: UploadScreen,
  match: MatchScreen,
  debt: DebtScreen,
} satisfies Record<ScreenName, ComponentType<{ label: string; sample: ScreenSample }>>;
