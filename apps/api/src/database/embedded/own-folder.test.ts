import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { openDatabase } from '../open-database.ts';
import { takeFolder } from './own-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'milieuspoor-own-'));
  folder = join(parent, 'data', 'database');
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const user = process.getuid?.() ?? 0;

describe('the folder of an embedded database', () => {
  it('gives access only to its user, also when it existed with other rights', async () => {
    await addEmptyDatabase(dirname(folder));
    chmodSync(folder, 0o755);
    const database = await openDatabase({ url: null, folder });
    await database.close();
    expect(modeOf(folder)).toBe(0o700);
  });

  it('does so from the beginning', () => {
    takeFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('is not used when another user made it, whom the message names', () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o750);
    expect(() => takeFolder(folder, user + 1)).toThrow(
      `${folder} belongs to user ${user}, and this is user ${user + 1}: run this as user ${user}`,
    );
    expect(modeOf(folder)).toBe(0o750);
  });
});
