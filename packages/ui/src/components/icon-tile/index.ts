export { IconTile, type IconTileProps } from './icon-tile.js';
