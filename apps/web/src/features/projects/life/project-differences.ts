import type { Project } from '@milieuspoor/contract';
import { formatIsoDay, PROJECT_TYPE_LABELS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../text/language.ts';
import { completionDateLabel } from './completion-dates.ts';

/** A field of a project that reads differently now, in words. */
export interface ProjectDifference {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

type Seen = readonly [field: string, text: (project: Project) => string];

/** What somebody else changed in a project, field by field, as far as the screens show it. */
export function projectDifferences(seen: Project, current: Project, t: TFunction): ProjectDifference[] {
  return fieldsOf(current, t).flatMap(([field, text]) => {
    const [from, to] = [text(seen), text(current)];
    return from === to ? [] : [{ field, from, to }];
  });
}

function fieldsOf(project: Project, t: TFunction): readonly Seen[] {
  const orNone = (text: string) => (text === '' ? t('projectLife.values.none') : text);
  const yesNo = (value: boolean | null) => {
    if (value === null) return t('projectLife.values.none');
    return t(value ? 'projectLife.values.yes' : 'projectLife.values.no');
  };
  const day = (value: string | null) => (value ? formatIsoDay(value) : t('projectLife.values.none'));
  return [
    [t('projectLife.fields.name'), (of) => of.project_name],
    [t('projectLife.fields.description'), (of) => orNone(of.project_description)],
    [t('projectLife.fields.location'), (of) => orNone(of.project_location)],
    [t('projectLife.fields.type'), (of) => PROJECT_TYPE_LABELS[currentLanguage()][of.project_type]],
    [t('projectLife.fields.sector'), (of) => of.sector_display],
    [t('projectLife.fields.contractType'), (of) => of.project_contract_type_display],
    [t('projectLife.fields.awardCriteria'), (of) => yesNo(of.project_award_criteria)],
    [t('projectLife.fields.status'), (of) => of.project_status_display],
    [t('projectLife.fields.locked'), (of) => yesNo(of.project_locked)],
    [t('projectLife.fields.scopeChanged'), (of) => yesNo(of.asbuilt_scope_changed)],
    [
      completionDateLabel('design_phase_complete_date', project, t),
      (of) => day(of.design_phase_complete_date),
    ],
    [completionDateLabel('project_complete_date', project, t), (of) => day(of.project_complete_date)],
  ];
}
