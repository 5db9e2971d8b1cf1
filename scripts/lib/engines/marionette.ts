import { once } from 'node:events';
import { connect } from 'node:net';
import type { Command } from 'selenium-webdriver/lib/command.js';

/** Selenium's commands in Marionette. */
const commands: Readonly<Record<string, string>> = {
  get: 'WebDriver:Navigate',
  executeScript: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
  quit: 'Marionette:Quit',
};

type Reply = [type: 1, id: number, error: { message: string } | null, result: unknown];

/**
 * Sends Selenium's commands to Firefox in its own protocol, Marionette: JSON over TCP, each message after its length and a colon. Selenium needs
 * geckodriver for that, which Debian does not have.
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (reply: Reply) => void>();
  let rest = Buffer.alloc(0);
  let sent = 0;

  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', colon + 1, end));
      rest = rest.subarray(end);
      // The first message is a greeting, and not a reply.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply);
    }
  });

  function send<Result>(name: string, parameters: object = {}): Promise<Result> {
    const id = ++sent;
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(result as Result);
      });
    });
  }

  return {
    send,
    async execute(command: Command) {
      const name = commands[command.getName()];
      if (!name) throw new Error(`${command.getName()} has no Marionette command here`);
      const { value } = await send<{ value?: unknown }>(name, command.getParameters());
      return value;
    },
  };
}
