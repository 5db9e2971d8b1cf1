import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { expressMessages } from './express-messages.js';

it('creates requests and responses whose prototypes Express does not change', () => {
  const app = express();
  const original = { request: app.request, response: app.response };
  const { IncomingMessage, ServerResponse: Response } = expressMessages(app);
  const request = new IncomingMessage(new Socket());
  const response = new Response(request);
  expect(Object.getPrototypeOf(request)).toBe(app.request);
  expect(Object.getPrototypeOf(response)).toBe(app.response);
  expect(Object.getPrototypeOf(app.request)).toBe(original.request);
  expect(Object.getPrototypeOf(app.response)).toBe(original.response);
  expect(response).toBeInstanceOf(ServerResponse);
});
