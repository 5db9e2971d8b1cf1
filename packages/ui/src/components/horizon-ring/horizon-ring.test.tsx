import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { HorizonRing } from './horizon-ring.js';

const sunOf = (container: Element) => container.querySelector('circle');

describe('HorizonRing', () => {
  describeContract(<HorizonRing />, { slot: 'horizon-ring' });

  it('is one stroke when it is full, otherwise a track with an arc', () => {
    expect(render(<HorizonRing />).container.querySelectorAll('path')).toHaveLength(1);
    expect(render(<HorizonRing value={34} />).container.querySelectorAll('path')).toHaveLength(2);
    expect(render(<HorizonRing value={0} />).container.querySelectorAll('path')).toHaveLength(1);
  });

  it('puts the sun at the tip, on the horizon, or nowhere', () => {
    const tip = sunOf(render(<HorizonRing value={34} sun="tip" />).container);
    expect([tip?.getAttribute('cx'), tip?.getAttribute('cy')]).toEqual(['111.2', '199.6']);
    expect(sunOf(render(<HorizonRing sun="horizon" />).container)).toHaveAttribute('cx', '520');
    expect(sunOf(render(<HorizonRing />).container)).toBeNull();
  });
});
