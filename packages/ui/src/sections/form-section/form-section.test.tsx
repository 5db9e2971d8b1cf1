import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FormSection } from './form-section.js';

const section = () => document.querySelector('[data-slot=form-section]');

describe('FormSection', () => {
  describeContract(
    <FormSection id="partnership-form" content={{ title: 'Join the network' }}>
      <form />
    </FormSection>,
    { slot: 'form-section' },
  );

  it('can be linked to by its id', () => {
    render(
      <FormSection id="partnership-form" content={{ title: 'Join the network', lede: 'Tell us what you fund.' }}>
        <form aria-label="Form" />
      </FormSection>,
    );
    expect(section()).toHaveAttribute('id', 'partnership-form');
    expect(screen.getByRole('heading', { level: 2, name: 'Join the network' })).toBeInTheDocument();
    expect(screen.getByText('Tell us what you fund.')).toBeInTheDocument();
    expect(section()).toContainElement(screen.getByRole('form'));
  });

  it.each(['split', 'lead'] as const)('has its aside and one heading in the %s layout', (layout) => {
    render(
      <FormSection layout={layout} content={{ title: 'Start here' }} aside={<p>A person answers</p>}>
        <form />
      </FormSection>,
    );
    expect(section()).toHaveAttribute('data-layout', layout);
    expect(screen.getByText('A person answers')).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});
