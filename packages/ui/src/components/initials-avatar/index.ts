export { InitialsAvatar, type InitialsAvatarProps } from './initials-avatar.js';
