import { rm } from 'node:fs/promises';
import { connect } from 'node:net';

/** Removes the socket file of a process that has ended. Resolves to false when the process is alive. */
export async function removeDeadSocket(path: string): Promise<boolean> {
  const alive = await new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (!alive) await rm(path, { force: true });
  return !alive;
}
