import { globSync } from 'tinyglobby';
import * as units from '../../src/index.js';
import { kit } from './commands.js';

/** Whether the value survives JSON. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return !['function', 'symbol'].includes(typeof value);
  return !('$$typeof' in value) && Object.values(value).every(isData);
};

/** Props of each unit whose first story can be told as data, by the unit's name. */
export async function dataOfStories(): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const file of globSync('src/{components,sections,templates}/*/*.stories.tsx', { cwd: kit, absolute: true })) {
    const { default: meta, ...stories } = await import(file);
    const props = { ...meta.args, ...Object.values<{ args?: object }>(stories)[0]?.args };
    const name = Object.entries(units).find(([, unit]) => unit === meta.component)?.[0];
    if (name && isData(props)) found[name] = props;
  }
  return found;
}
