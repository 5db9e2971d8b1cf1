import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SingleStep } from './single-step.js';
import { sampleAsking, sampleDone } from './single-step.samples.js';

const section = () => document.querySelector('[data-slot=single-step]');
const form = () => document.querySelector('form');

describe('SingleStep', () => {
  describeContract(<SingleStep content={sampleAsking} />, { slot: 'single-step' });

  it('has a button that posts to the address of the page', () => {
    render(<SingleStep content={sampleAsking} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your subscription');
    expect(section()).toHaveAttribute('data-state', 'asking');
    expect(screen.getByRole('button', { name: 'Confirm subscription' })).toHaveAttribute('type', 'submit');
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).not.toHaveAttribute('action');
  });

  it('posts to `action`', () => {
    render(<SingleStep content={sampleAsking} action="/leave" />);
    expect(form()).toHaveAttribute('action', '/leave');
  });

  it('says that it is done, and links to the next page', () => {
    render(<SingleStep content={sampleDone} />);
    expect(section()).toHaveAttribute('data-state', 'done');
    expect(form()).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
