export { Mission, type MissionProps } from './mission.js';
