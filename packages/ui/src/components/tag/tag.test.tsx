import { describe } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Tag } from './tag.js';

describe('Tag', () => {
  describeContract(<Tag>Guide</Tag>, { slot: 'tag' });
});
