import type { GoalFigures } from '@milieuspoor/contract';
import {
  goalForecast,
  goalStanding,
  type OwnGoal,
  type ProgressMeasure,
  progressLimits,
  progressOf,
  progressOver,
  progressStatement,
} from '@milieuspoor/domain';
import type { GoalRow } from './goals.queries.ts';
import { toOwnGoal } from './to-own-goal.ts';

/** A completed project with what it has of the indicator. */
interface MeasuredYear {
  readonly year: number;
  readonly measure: ProgressMeasure;
}

interface Projects {
  readonly completed: readonly MeasuredYear[];
  readonly running: readonly ProgressMeasure[];
  readonly thisYear: number;
}

/** Returns a goal with how an organisation's projects stand to it. */
export function toGoalFigures(row: GoalRow, { completed, running, thisYear }: Projects): GoalFigures {
  const byYear = Map.groupBy(completed, ({ year }) => year);
  const { latest } = progressStatement(
    [...byYear].map(([year, ofYear]) => ({ year, measures: ofYear.map(({ measure }) => measure) })),
  );
  const [first, ...others] = row.steps;
  const goal: OwnGoal | null = first ? { start: row.start, steps: [first, ...others] } : null;
  const standing = goal && goalStanding(goal, latest, thisYear);
  const recent = completed.filter(({ year }) => latest?.years.includes(year)).map(({ measure }) => measure);
  const { value, counted, of } = progressOver(running);
  return {
    ...toOwnGoal(row),
    recent: latest && { ...latest, years: [...latest.years] },
    standing: standing && { ...standing, target: { ...standing.target } },
    forecast: standing && toForecast(row, completed),
    running: { value, counted, of, together: progressOver([...recent, ...running]).value },
  };
}

function toForecast(
  { indicator, steps }: GoalRow,
  completed: readonly MeasuredYear[],
): GoalFigures['forecast'] {
  const counted = completed.flatMap(({ year, measure }) => {
    const { value, weight } = progressOf(measure);
    // Without a baseline there is no percentage: the project counts in the sums and not in the trend.
    return value === null || weight === null ? [] : [{ year, value, weight }];
  });
  const lastYear = Math.max(...counted.map(({ year }) => year));
  // Of a step that figures have reached nothing is left to expect.
  const untilYear = steps.find(({ year }) => year > lastYear)?.year ?? lastYear;
  const forecast = goalForecast(counted, untilYear, progressLimits(indicator));
  return forecast.kind === 'none'
    ? { years: [], reason: forecast.reason }
    : { years: [...forecast.years], reason: null };
}
