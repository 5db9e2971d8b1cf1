import { stateAttributes } from '../../src/lib/state-attributes.js';

/** Every state attribute with its values, from the list that types and tests follow. */
export const StateAttributes = () => (
  <table>
    <thead>
      <tr>
        <th>Attribute</th>
        <th>On</th>
        <th>Values</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(stateAttributes).map(([name, { on, values }]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{on}</td>
          <td>
            {values.map((value) => (
              <code key={value}>{value} </code>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
