import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Folder within the data folder that only its owner may enter; its socket is how commands reach the server that runs. */
export const CONTROL_FOLDER = 'control';
const SOCKET = 'server.sock';
/** What the system takes for the address of a socket, less its closing zero. */
const ADDRESS_MAX_BYTES = 107;

/** The address of the socket in a folder; one that is too long is reached through the folder held open. */
export function controlSocket(dataDir: string): { readonly path: string; readonly release: () => void } {
  const folder = join(dataDir, CONTROL_FOLDER);
  const path = join(folder, SOCKET);
  if (Buffer.byteLength(path) <= ADDRESS_MAX_BYTES) return { path, release: () => {} };
  const held = openSync(folder, 'r');
  return { path: `/proc/self/fd/${held}/${SOCKET}`, release: () => closeSync(held) };
}
