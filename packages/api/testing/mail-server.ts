import { type AddressInfo, createServer } from 'node:net';

/** A mail server that accepts all messages and keeps their text. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let data = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      if (data && text.endsWith('\r\n.\r\n')) {
        mails.push(text);
        data = false;
        socket.write('250 ok\r\n');
      } else if (!data) {
        data = String(chunk).startsWith('DATA');
        text = '';
        socket.write(data ? '354 go\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { mails, url, close: () => server.close() };
}
