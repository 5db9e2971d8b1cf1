/**
 * Problems of Storybook's component manifest: entries and stories that could not be read, and missing units.
 *
 * @param {{ components: Record<string, { path: string, error?: { message: string }, stories?: object[] }> }} manifest
 * @param {readonly string[]} units folders of units, such as `components/button`
 * @returns {string[]}
 */
export function manifestProblems({ components }, units) {
  const entries = Object.entries(components);
  const known = new Set(entries.map(([, { path }]) => path.match(/src\/(.+)\/[^/]+$/)?.[1]));
  const firstLine = ({ name, message }) => `${name}: ${message.split('\n')[0]}`;
  return [
    ...entries.flatMap(([id, { error, stories = [] }]) => [
      ...(error ? [`${id}: ${firstLine(error)}`] : []),
      ...stories.filter((story) => story.error).map((story) => `${story.id}: ${firstLine(story.error)}`),
    ]),
    ...units.filter((unit) => !known.has(unit)).map((unit) => `${unit} is not in the manifest`),
  ];
}
