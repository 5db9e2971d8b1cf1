// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepTyped } from './keep-typed.js';

const html = `
  <form action="/api/contact"><input name="email"><textarea name="message"></textarea><input type="checkbox" name="consent"></form>
  <form action="/api/subscribe"><input name="email"></form>
  <form action="/tools"><input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b"></form>
  <form action="/api/session"><input type="password" name="password"></form>`;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = html;
});

it('copies what was typed into fields that are rendered again, and gives them the focus back', () => {
  const restore = keepTyped(document.body);
  field('[action$=contact] [name=email]').value = 'ana@mail.example';
  field('[name=message]').value = 'Four cafes';
  field('[name=consent]').checked = true;
  field('[value=b]').checked = true;
  field('[name=password]').value = 'secret';
  field('[name=message]').focus();
  document.body.innerHTML = html;
  const onInput = vi.fn();
  document.body.addEventListener('input', onInput, { once: true });
  restore();
  expect(field('[action$=contact] [name=email]').value).toBe('ana@mail.example');
  expect(field('[action$=subscribe] [name=email]').value).toBe('');
  expect(field('[name=message]').value).toBe('Four cafes');
  expect(field('[name=consent]').checked).toBe(true);
  expect(field('[value=b]').checked).toBe(true);
  expect(field('[name=password]').value).toBe('secret');
  expect(field('[value=a]').checked).toBe(false);
  expect(field('[name=message]')).toBe(document.activeElement);
  expect(onInput).toHaveBeenCalled();
});

it('does so each time', () => {
  const restore = keepTyped(document.body);
  field('[action$=subscribe] [name=email]').value = 'ana@';
  for (let times = 0; times < 2; times++) {
    document.body.innerHTML = html;
    restore();
  }
  expect(field('[action$=subscribe] [name=email]').value).toBe('ana@');
});

it('changes no field that is still the same', () => {
  const restore = keepTyped(document.body);
  const email = field('[name=email]');
  email.value = 'ana@';
  restore();
  expect(field('[name=email]')).toBe(email);
  expect(document.activeElement).toBe(document.body);
});
