import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { IllustrativeNote } from './illustrative-note.js';

describe('IllustrativeNote', () => {
  describeContract(<IllustrativeNote />, { slot: 'illustrative-note' });

  it('shows the default text or the given one', () => {
    render(
      <>
        <IllustrativeNote />
        <IllustrativeNote>Exemple fictif</IllustrativeNote>
      </>,
    );
    expect(screen.getByText('Illustrative example')).toBeInTheDocument();
    expect(screen.getByText('Exemple fictif')).toBeInTheDocument();
  });
});
