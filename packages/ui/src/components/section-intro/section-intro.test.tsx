import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SectionIntro } from './section-intro.js';

describe('SectionIntro', () => {
  const action = { label: 'Learn More', context: 'about sources', href: '/sources' };
  const intro = <SectionIntro title="Sources" titleId="sources" text={['One.', 'Two.']} action={action} />;
  describeContract(intro, { slot: 'section-intro' });

  it('has a heading with the given id, its paragraphs and a link', () => {
    const { container } = render(intro);
    expect(screen.getByRole('heading', { level: 2, name: 'Sources' })).toHaveAttribute('id', 'sources');
    expect(container.querySelectorAll('p')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Learn More about sources' })).toBeInTheDocument();
  });
});
