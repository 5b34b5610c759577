import { getCallSites } from 'node:util';
import {
  type QueryAnswered,
  queryAnswered,
  type RowsAsked,
  rowsAsked,
} from '../../database/pool/query-channels.ts';
import type { SQL } from '../../database/sql.ts';
import { compareRows } from './compare-rows.ts';
import type { ReadStatement } from './explain-nulls.ts';
import { ROOT } from './list-sources.ts';
import type { RowTypes } from './read-row-types.ts';

export interface WatchedRows {
  /** returns the problems since the last call, each with its place in the source */
  readonly takeProblems: () => string[];
  /** returns the statements that were run so far for their rows, each once for each place */
  readonly statements: () => ReadStatement[];
  /** stops watching */
  readonly end: () => void;
}

/** Compares every answer that is read as rows from now on with the row type of the calling place. */
export function watchRows(rowTypes: RowTypes): WatchedRows {
  const placeOf = new WeakMap<SQL, string>();
  const statements = new Map<string, ReadStatement>();
  const problems = new Set<string>();

  const noteAsked = (message: unknown) => {
    const { query } = message as RowsAsked;
    placeOf.set(query, findPlace());
  };
  const compare = (message: unknown) => {
    const answer = message as QueryAnswered;
    const place = placeOf.get(answer.query);
    // A statement that is run for its effect reads no rows.
    if (!place) return;
    const { text, rows, columns } = answer;
    const key = `${place} ${text}`;
    if (!statements.get(key)?.answered)
      statements.set(key, {
        place,
        text,
        columns: columns.map(({ name }) => name),
        answered: rows.length > 0,
      });
    const type = rowTypes[place];
    if (type) for (const problem of compareRows(answer, type)) problems.add(`${place}: ${problem}`);
    else if (!OF_TESTS.test(place)) problems.add(`${place} reads rows, and its row type is not known`);
  };
  rowsAsked.subscribe(noteAsked);
  queryAnswered.subscribe(compare);

  return {
    statements: () => [...statements.values()],
    takeProblems() {
      const taken = [...problems];
      problems.clear();
      return taken;
    },
    end() {
      rowsAsked.unsubscribe(noteAsked);
      queryAnswered.unsubscribe(compare);
    },
  };
}

/** Rows that tests read themselves are not checked. */
const OF_TESTS = /\.(test|fixture)\.ts:/;

const ROWS_FRAME = '/database/rows.ts';

/** More frames than there are between the caller and the watcher. */
const FRAMES = 8;
/** The place in the source for each place in the running code: finding it takes far longer than most queries. */
const places = new Map<string, string>();

/** Returns the first stack frame outside the functions that read rows, as `file:line` relative to the root. */
function findPlace(): string {
  const sites = getCallSites(FRAMES);
  const asker = sites[sites.findLastIndex(({ scriptName }) => scriptName.endsWith(ROWS_FRAME)) + 1];
  const running = `${asker?.scriptId}:${asker?.lineNumber}:${asker?.columnNumber}`;
  const place = places.get(running) ?? placeInSource(new Error().stack ?? '');
  places.set(running, place);
  return place;
}

function placeInSource(stack: string): string {
  const frames = stack.split('\n');
  const asker = frames[frames.findLastIndex((frame) => frame.includes(ROWS_FRAME)) + 1] ?? '';
  const [, file = asker, line = ''] = /([^\s(]+):(\d+):\d+\)?$/.exec(asker) ?? [];
  return `${file.replace('file://', '').replace(`${ROOT}/`, '')}:${line}`;
}
