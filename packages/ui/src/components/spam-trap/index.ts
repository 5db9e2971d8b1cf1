export { SpamTrap, type SpamTrapProps } from './spam-trap.js';
