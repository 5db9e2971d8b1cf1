export { ContentsBar, type ContentsBarProps } from './contents-bar.js';
