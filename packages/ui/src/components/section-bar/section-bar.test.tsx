import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { MotionToggle } from '../motion-toggle/index.js';
import { SectionBar } from './section-bar.js';

describe('SectionBar', () => {
  describeContract(<SectionBar title="What we stand for" />, { slot: 'section-bar' });

  it('is a heading of the given level, with controls beside it', () => {
    render(
      <SectionBar title="What we stand for" level={3}>
        <MotionToggle />
      </SectionBar>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'What we stand for' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pause motion' })).toBeInTheDocument();
  });
});
