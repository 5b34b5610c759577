import { countOthers } from './load.queries.ts';
import { loadBackup } from './load-backup.ts';
import { bringUpToDate, onDatabaseAsFound, type Place } from './place-of-data.ts';
import { linesOfBackup } from './write-backup.ts';

const IN_USE = (count: number) =>
  `${count} other connections use the database that is moved. Nothing was changed: stop the servers first, so that nothing is stored that would stay behind.`;

/**
 * Copies everything from one database to a new one, in one transaction on each; every row is read back before the
 * commit. The source does not change.
 */
export async function moveData(from: Place, to: Place): Promise<void> {
  await onDatabaseAsFound(from, (source) =>
    source.transaction((reading) =>
      onDatabaseAsFound(to, (target) =>
        target.transaction(async (writing) => {
          await loadBackup(writing, withoutLineEnds(linesOfBackup(reading)));
          const others = from.databaseUrl ? await countOthers(reading) : 0;
          if (others > 0) throw new Error(IN_USE(others));
        }),
      ),
    ),
  );
  await bringUpToDate(to);
}

async function* withoutLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield line.slice(0, -1);
}
