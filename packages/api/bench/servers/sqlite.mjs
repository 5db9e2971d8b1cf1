import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import express from 'express';

/** Express with SQLite, as durable as ours: WAL, synchronous FULL, one transaction per request. Runs in a folder of its own. */
const [, , path, count] = process.argv;
const db = new Database(path);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE contacts (id TEXT PRIMARY KEY, body TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO contacts VALUES (?, ?)');
const body = JSON.stringify({ message: 'x'.repeat(250) });
db.transaction(() => {
  for (let n = 0; n < Number(count); n += 1) insert.run(randomUUID(), body);
})();

const app = express();
app.post('/api/contact', express.json(), (req, res) => {
  const id = randomUUID();
  insert.run(id, JSON.stringify(req.body));
  res.status(201).json({ id });
});
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
