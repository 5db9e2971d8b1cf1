import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { JSONFilePreset } from 'lowdb/node';
import { sampleLead } from '../load.js';
import { report } from './report.js';

/** lowdb as its own page shows it: one file, rewritten by every request. */
const [, , path = '', count = '0'] = process.argv;
const contacts = Array.from({ length: Number(count) }, (_, n) => ({ id: randomUUID(), ...sampleLead(n) }));
writeFileSync(path, JSON.stringify({ contacts }));
const db = await JSONFilePreset<{ contacts: object[] }>(path, { contacts: [] });

const app = express();
app.post('/api/contact', express.json(), async (req, res) => {
  const id = randomUUID();
  await db.update(({ contacts }) => contacts.push({ id, ...req.body }));
  res.status(201).json({ id });
});
const server = app.listen(0, '127.0.0.1', () => report((server.address() as AddressInfo).port));
