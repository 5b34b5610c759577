import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ALONE = 0o700;

/**
 * Makes the folder of an embedded database, or shuts the one that is there: the engine lets everybody read and write its files,
 * so the folder has to keep others of the machine away from them. Throws when another user made it: of what this one would write
 * in it, the server could read nothing any more.
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
