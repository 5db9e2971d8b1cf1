import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { expressMessages } from './express-messages.js';

it('creates requests and responses whose prototypes Express does not change', () => {
  const app = express();
  const original = { request: app.request, response: app.response };
  const { IncomingMessage, ServerResponse: Answer } = expressMessages(app);
  const request = new IncomingMessage(new Socket());
  const answer = new Answer(request);
  expect(Object.getPrototypeOf(request)).toBe(app.request);
  expect(Object.getPrototypeOf(answer)).toBe(app.response);
  expect(Object.getPrototypeOf(app.request)).toBe(original.request);
  expect(Object.getPrototypeOf(app.response)).toBe(original.response);
  expect(answer).toBeInstanceOf(ServerResponse);
});
