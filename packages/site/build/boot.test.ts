// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recordChanges } from './boot.js';

const served = '<p>Pay <b>back</b></p><form><input name="email"><span>Email</span></form>';
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${served}</div>`;
  recordChanges('root');
});

it('undoes a translation, with the same nodes', () => {
  const text = find('p').firstChild as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  text.data = 'Rembourser ';
  find('b').innerHTML = '<font>tout</font>';
  window.undoOthersChanges?.();
  expect(find('#root').innerHTML).toBe(served);
  expect(find('p').firstChild).toBe(text);
});

it('undoes what an extension puts beside and around a field, which keeps its text and the focus', () => {
  const field = find('input') as HTMLInputElement;
  field.value = 'ana@';
  const wrapper = document.createElement('div');
  field.after('icon', document.createElement('button'));
  field.replaceWith(wrapper);
  wrapper.append(field);
  find('form').prepend(document.createElement('div'));
  find('span').remove();
  field.focus();
  window.undoOthersChanges?.();
  expect(find('#root').innerHTML).toBe(served);
  expect(find('input')).toBe(field);
  expect(field.value).toBe('ana@');
  expect(field).toBe(document.activeElement);
});

it('leaves the document alone if nobody has changed it, and no later change is undone', () => {
  window.undoOthersChanges?.();
  find('p').append('!');
  expect(find('#root').innerHTML).toBe(served.replace('</p>', '!</p>'));
});
