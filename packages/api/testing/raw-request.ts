import { connect } from 'node:net';

/** Sends bytes that no HTTP client would send. Resolves with everything received when the connection ends. */
export const rawRequest = (port: number, ...pieces: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(text));
  });
