import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Tag } from './tag.js';

describe('Tag', () => {
  describeContract(<Tag>Guide</Tag>, { slot: 'tag' });

  it('looks like a category unless it is told otherwise', () => {
    render(<Tag>Guide</Tag>);
    expect(screen.getByText('Guide')).toHaveClass('bg-cobalt-100');
  });

  it('wears the colour of its variant', () => {
    render(<Tag variant="spark">Best fit</Tag>);
    expect(screen.getByText('Best fit')).toHaveClass('bg-spark', 'text-on-spark');
  });
});
