import { sql } from '@milieuspoor/api';
import { ask } from '../shared/ask.ts';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { headersOf } from '../shared/dashboard-paths.ts';
import { median } from '../shared/median.ts';
import { milliseconds } from '../shared/milliseconds.ts';
import type { RunningApp } from '../shared/running-app.ts';
import type { HandWritten } from './by-hand.ts';

/** More than so many rounds warm nothing up further. */
const WARM_UP_MAX = 3;

export interface Comparison {
  readonly name: string;
  /** the organisation that the calls and the questions are about */
  readonly slug: string;
  readonly asked: readonly string[];
  readonly questions: readonly HandWritten[];
  readonly rounds: number;
  /** how many times faster than by hand an answer is computed after a change (docs/decisions/0105) */
  readonly workedOutGoal: number;
  /** what makes answers old; by default something of the organisation that no figure depends on */
  readonly change?: (database: RunningApp['dependencies']['database'], slug: string) => Promise<void>;
}

/** Measures calls against the same questions in hand-written SQL about the items, in turns, and prints the ratios. */
export async function compareCalls(
  { origin, token, dependencies: { database } }: RunningApp,
  { name, slug, asked, questions, rounds, workedOutGoal, change = changeOrganisation }: Comparison,
): Promise<void> {
  const headers = headersOf(token);
  const fresh: number[] = [];
  const checked: number[] = [];
  const kept: number[] = [];
  const byHand: number[] = [];
  const askAll = async () => {
    for (const path of asked) await ask(origin + path, headers);
  };
  const warmUp = Math.min(rounds - 2, WARM_UP_MAX);
  for (let round = 0; round < rounds + warmUp; round++) {
    await change(database, slug);
    const freshMs = await milliseconds(askAll);
    // A change elsewhere proves that nothing false was written, and leaves the figures as they are.
    await database.queries.execute(sql`UPDATE session SET user_agent = user_agent`);
    const checkedMs = await milliseconds(askAll);
    const keptMs = await milliseconds(askAll);
    const handMs = await milliseconds(async () => {
      for (const question of questions) await question.ask(database.queries, slug);
    });
    if (round < warmUp) continue;
    fresh.push(freshMs);
    checked.push(checkedMs);
    kept.push(keptMs);
    byHand.push(handMs);
  }
  const hand = median(byHand);
  console.log(`${name}, ${asked.length} call(s)`);
  console.log(`  over the items by hand-written SQL: ${hand.toFixed(1)} ms`);
  for (const [when, times, goal] of [
    ['worked out, after a change of the organisation', fresh, workedOutGoal],
    ['asked again, after a change of something else', checked, 20],
    ['asked again', kept, 20],
  ] as const)
    console.log(
      `  ${when}: ${median(times).toFixed(1)} ms, 1/${(hand / median(times)).toFixed(1)} (goal: at most 1/${goal})`,
    );
}
