import { stateAttributes } from '../../src/lib/state-attributes.js';
import { ReferenceTable } from '../reference-table.js';

/** Every state attribute with its values, from the list that types and tests follow. */
export const StateAttributes = () => (
  <ReferenceTable
    head={['Attribute', 'On', 'Values']}
    rows={Object.entries(stateAttributes).map(([name, { on, values }]) => [
      name,
      on,
      values.map((value) => <code key={value}>{value} </code>),
    ])}
  />
);
