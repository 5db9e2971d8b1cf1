// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file.js';

it('keeps the address of the file for a minute, as long as a browser may take to read it', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['a,b']), 'contacts.csv');
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:file', download: 'contacts.csv' });
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file');
  vi.useRealTimers();
});
