import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** Express as in its documentation: reads JSON, stores nothing. */
const app = express();
app.post('/api/contact', express.json(), (_req, res) => void res.status(201).json({ id: randomUUID() }));
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
