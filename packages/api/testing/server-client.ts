import type { ServerProcess } from './server-process.js';
import { contactBody } from './test-app.js';

/** The `ADMIN_PASSWORD` of the servers that the tests start. */
export const PASSWORD = 'a password of staff';

/** Sends a lead with its name as its idempotency key. */
export const send = (server: ServerProcess, name: string) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
    body: JSON.stringify({ ...contactBody, firstName: name, email: `${name}@example.com` }),
  });

/** Returns the cookie of a session. */
export async function signIn({ url }: ServerProcess): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ password: PASSWORD });
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** The names of the leads that were sent with `send` and are stored. */
export async function storedNames(server: ServerProcess): Promise<string[]> {
  const cookie = await signIn(server);
  const csv = await (await fetch(`${server.url}/api/contacts.csv`, { headers: { cookie } })).text();
  return [...csv.matchAll(/,(n[\d.]+),/g)].map(([, name]) => name ?? '');
}
