export { ClauseList, type ClauseListProps } from './clause-list.js';
