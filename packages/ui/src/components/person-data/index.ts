export { type FoundPerson, PersonData, type PersonDataProps } from './person-data.js';
export type { PersonDataLabels } from './person-data.labels.js';
