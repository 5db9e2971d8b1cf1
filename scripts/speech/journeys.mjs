export const journeys = {};
