import { type ChartModel, courseOver } from '@milieuspoor/charts';
import type { GoalFigures, ProgressAnswer, ProgressYear } from '@milieuspoor/contract';
import type { Language, ProgressIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { percentageOf, weightText } from './indicator-figures.ts';

interface CourseAsked {
  readonly indicator: ProgressIndicator;
  /** years that can be chosen, in any order */
  readonly leads: readonly number[];
  readonly goal?: Pick<GoalFigures, 'start' | 'steps' | 'forecast'> | undefined;
  /** the filter of years; null for all */
  readonly chosen: readonly number[] | null;
  /** whether projects are left out by a filter: a forecast is of all of them, and is then not drawn */
  readonly filtered: boolean;
}

/** Returns the course of an indicator, with its projects where they were asked for. */
export function courseModel(
  {
    years,
    projects = [],
  }: { readonly years: readonly ProgressYear[]; readonly projects?: ProgressAnswer['projects'] },
  { indicator, leads, goal, chosen, filtered }: CourseAsked,
  { t, language }: { readonly t: TFunction; readonly language: Language },
): ChartModel {
  return courseOver(
    {
      years: years.map(({ year, value, counted, of }) => ({
        year,
        value,
        detail: yearDetail(counted, of, t),
      })),
      dots: projects.flatMap(({ uuid, name, year, value, weight }) =>
        value === null || weight === null
          ? []
          : [
              {
                ...{ key: uuid, label: name, year, value, weight },
                weightText: t(`progress.weight.${indicator}`, {
                  amount: weightText(indicator, weight, language),
                }),
              },
            ],
      ),
      goal: (goal ? [...(goal.start ? [goal.start] : []), ...goal.steps] : []).map(({ year, percent }) => ({
        year,
        value: percent,
      })),
      band: filtered ? [] : (goal?.forecast?.years ?? []),
    },
    {
      quantity: percentageOf(indicator),
      labels: {
        own: t('progress.course.own'),
        goal: t('progress.course.goal'),
        lower: t('progress.course.lower'),
        upper: t('progress.course.upper'),
        missing: (year) => missingText(year, { leads, chosen }, t),
      },
      leads,
      chosen,
    },
  );
}

/** Returns how many projects of a year count. */
function yearDetail(counted: number, of: number, t: TFunction): string {
  if (counted === 1 && of === 1) return t('progress.course.one');
  return t('progress.course.counted', { counted, of });
}

/** Returns what stands below a year without a figure; nothing below a year that is still to come. */
function missingText(
  year: number,
  { leads, chosen }: Pick<CourseAsked, 'leads' | 'chosen'>,
  t: TFunction,
): string {
  if (year > Math.max(...leads)) return '';
  const unchosen = leads.includes(year) && chosen !== null && !chosen.includes(year);
  return t(unchosen ? 'progress.course.unchosen' : 'progress.course.none');
}
