export { AuthorAvatar, type AuthorAvatarProps } from './author-avatar.js';
