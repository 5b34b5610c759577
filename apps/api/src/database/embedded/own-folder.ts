import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ALONE = 0o700;

/**
 * Makes the folder of an embedded database, or restricts an existing one: the engine creates files that everybody can
 * read and write, so the folder must exclude other users of the machine. Throws when another user made it: the server
 * could not read what this user writes in it.
 */
export function takeFolder(folder: string, user = process.getuid?.()): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
  const { uid: owner } = statSync(folder);
  if (user !== undefined && owner !== user)
    throw new Error(
      `${folder} belongs to user ${owner}, and this is user ${user}: run this as user ${owner}`,
    );
  chmodSync(folder, OWNER_ALONE);
}
