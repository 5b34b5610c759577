import { describe, expect, inject, it } from 'vitest';
import { runsOnServer } from '../../testing/test-database.ts';
import { upgradeEachState } from '../../testing/upgrade/upgrade-each-state.ts';

describe.runIf(runsOnServer())('a database in an earlier state, with rows in every table', () => {
  it('is brought up to date at once, and keeps every row and value that no migration changes on purpose', async () => {
    const empty = inject('emptyDatabase');
    if (empty.kind !== 'on-server') throw new Error('This test is for a server');
    expect(await upgradeEachState(empty.server)).toEqual([]);
  }, 300_000);
});
