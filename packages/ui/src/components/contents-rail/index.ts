export { type ContentsItem, ContentsList } from './contents-list.js';
export { ContentsRail, type ContentsRailProps } from './contents-rail.js';
