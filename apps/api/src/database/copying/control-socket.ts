import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** The folder within the data folder that only its owner may enter; commands reach the running server by its socket. */
export const CONTROL_FOLDER = 'control';
const SOCKET = 'server.sock';
/** The longest address of a socket on the system, without its closing zero. */
const ADDRESS_MAX_BYTES = 107;

/** Returns the address of the socket in a folder; a folder with a long path is reached through an open handle. */
export function controlSocket(dataDir: string): { readonly path: string; readonly release: () => void } {
  const folder = join(dataDir, CONTROL_FOLDER);
  const path = join(folder, SOCKET);
  if (Buffer.byteLength(path) <= ADDRESS_MAX_BYTES) return { path, release: () => {} };
  const held = openSync(folder, 'r');
  return { path: `/proc/self/fd/${held}/${SOCKET}`, release: () => closeSync(held) };
}
