import type { ChartModel } from '@milieuspoor/charts';
import type { ProgressAnswer, ProgressYear } from '@milieuspoor/contract';
import {
  CONTRACT_TYPE_LABELS,
  type Language,
  PROJECT_TYPE_LABELS,
  type ProgressIndicator,
  SECTOR_LABELS,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { courseModel } from './course-models.ts';

/** What projects can be split by. */
export const SPLITS = ['sector', 'project_type', 'project_contract_type'] as const;
export type Split = (typeof SPLITS)[number];

interface PartCourse {
  readonly key: string;
  readonly label: string;
  readonly model: ChartModel;
}

/** Returns the course of an indicator in each part, all on the same years and on one scale. */
export function partCourses(
  answer: Pick<ProgressAnswer, 'parts' | 'indicators' | 'filters'>,
  split: Split,
  { indicator, chosen }: { readonly indicator: ProgressIndicator; readonly chosen: readonly number[] | null },
  write: { readonly t: TFunction; readonly language: Language },
): readonly PartCourse[] {
  const parts = partsOf(answer.parts, split, write.language);
  const values = parts.flatMap(({ years }) => years.flatMap(({ value }) => value ?? []));
  const axisReaches = { lowest: Math.min(0, ...values), highest: Math.max(0, ...values) };
  const leads = answer.filters.design_phase_complete_date__year;
  return parts.map(({ key, label, years }) => ({
    ...{ key, label },
    model: {
      ...courseModel({ years }, { indicator, leads, chosen, filtered: chosen !== null }, write),
      axisReaches,
    },
  }));
}

interface Part {
  readonly key: string;
  readonly label: string;
  readonly years: readonly ProgressYear[];
}

function partsOf(parts: ProgressAnswer['parts'], split: Split, language: Language): readonly Part[] {
  switch (split) {
    case 'sector':
      return parts.sector.map((part) => ({ ...part, label: SECTOR_LABELS[language][part.key] }));
    case 'project_type':
      return parts.project_type.map((part) => ({ ...part, label: PROJECT_TYPE_LABELS[language][part.key] }));
    case 'project_contract_type':
      return parts.project_contract_type.map((part) => ({
        ...part,
        label: CONTRACT_TYPE_LABELS[language][part.key],
      }));
  }
}
