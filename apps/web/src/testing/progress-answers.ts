import type { ProgressAnswer, ProgressProject, ProgressYear } from '@milieuspoor/contract';
import { PROGRESS_INDICATORS, type ProgressIndicator } from '@milieuspoor/domain';

/** Returns a year of an indicator, of which all projects count unless it says otherwise. */
export function progressYear(year: number, value: number | null, counted = 1, of = counted): ProgressYear {
  return { year, value, weight: value === null ? null : 100 * counted, counted, of, incomplete: false };
}

/** Returns a project that counts. */
export function progressProject(
  given: Pick<ProgressProject, 'uuid' | 'name' | 'year'> & Partial<ProgressProject>,
): ProgressProject {
  return {
    ...{ sector: 'infra-city', project_type: 'Reconstructie', project_contract_type: 'RAW' },
    ...{ value: 20, weight: 100_000, incomplete: false, reasons: [] },
    ...given,
  };
}

/** Returns the answer of an organisation; every indicator has these years, unless one has its own. */
export function progressAnswer({
  years,
  indicators = {},
  ...given
}: Partial<Omit<ProgressAnswer, 'indicators'>> & {
  readonly years: readonly ProgressYear[];
  readonly indicators?: Partial<Record<ProgressIndicator, readonly ProgressYear[]>>;
}): ProgressAnswer {
  const of = (own: readonly ProgressYear[]) => ({
    all: {
      value: own[0]?.value ?? null,
      weight: 100,
      counted: own.reduce((sum, { counted }) => sum + counted, 0),
      of: own.reduce((sum, each) => sum + each.of, 0),
      incomplete: false,
    },
    years: [...own],
  });
  return {
    ...{ message: '', set: 'a1', statement: { latest: null, earliest: null }, projects: [] },
    indicators: PROGRESS_INDICATORS.map((indicator) => ({
      indicator,
      ...of(indicators[indicator] ?? years),
    })),
    parts: { sector: [], project_type: [], project_contract_type: [] },
    ...{ unfinished: 0, without_pair: 0, weights_unconfirmed: [], weights_versions: ['2026-01'] },
    filters: { design_phase_complete_date__year: years.map(({ year }) => year).toReversed() },
    ...given,
  };
}
