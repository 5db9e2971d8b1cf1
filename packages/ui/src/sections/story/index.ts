export { Story, type StoryProps } from './story.js';
