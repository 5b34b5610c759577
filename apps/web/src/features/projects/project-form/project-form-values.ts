import type { Project, ProjectInput } from '@milieuspoor/contract';
import {
  CONTRACT_TYPES,
  type ContractType,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_NAME_MAX,
  PROJECT_TYPES,
  type ProjectType,
  SECTORS,
  type Sector,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { unseenInName, unseenInText } from '../../../lib/faults/unseen-sentence.ts';
import { COORDINATE_MAX, type CoordinateName, parseCoordinate, toNumber } from '../location/coordinates.ts';

/** What a project's form holds, as it stands in the fields; the names are those of the API. */
export interface ProjectFormValues {
  project_name: string;
  sector: Sector | '';
  project_type: ProjectType | '';
  project_location: string;
  latitude: string;
  longitude: string;
  project_description: string;
  project_contract_type: ContractType | '';
  project_award_criteria: 'true' | 'false' | '';
  /** 'yyyy-mm-dd' or '' */
  planned_award_date: string;
  planned_completion_date: string;
}
export type ProjectField = keyof ProjectFormValues;

/** The fields in the order of the form. */
export const PROJECT_FIELDS = [
  'project_name',
  'sector',
  'project_type',
  'project_location',
  'latitude',
  'longitude',
  'project_description',
  'project_contract_type',
  'project_award_criteria',
  'planned_award_date',
  'planned_completion_date',
] as const satisfies readonly ProjectField[];

export const LOCATION_MAX = 300;

export const EMPTY_PROJECT: ProjectFormValues = {
  project_name: '',
  sector: '',
  project_type: '',
  project_location: '',
  latitude: '',
  longitude: '',
  project_description: '',
  project_contract_type: '',
  project_award_criteria: '',
  planned_award_date: '',
  planned_completion_date: '',
};

/** What the API takes of a project's own data. */
export type ProjectData = Required<Omit<ProjectInput, 'organization' | 'project_status' | 'creation_key'>>;

/**
 * Checks what stands in the fields; every field says what is wrong with it, whatever the others hold. From the day of the
 * award on, the completion is held against that one instead of the planned.
 */
export function projectFormSchema(t: TFunction, awardedOn: string | null = null) {
  const required = t('errors.required');
  const choice = <const Choice extends string>(choices: readonly Choice[]) =>
    z.enum(['', ...choices]).refine((chosen) => chosen !== '', required);
  const visible = (find: typeof unseenInName) => (text: string, context: z.RefinementCtx<string>) => {
    const message = find(text, t);
    if (message) context.addIssue({ code: 'custom', message });
  };
  const name = (max: number) =>
    z.string().trim().max(max, t('projectData.tooLong', { max })).superRefine(visible(unseenInName));
  return z
    .object({
      project_name: name(PROJECT_NAME_MAX).min(1, required),
      sector: choice(SECTORS),
      project_type: choice(PROJECT_TYPES),
      project_location: name(LOCATION_MAX),
      latitude: coordinate('latitude', t),
      longitude: coordinate('longitude', t),
      project_description: z
        .string()
        .max(PROJECT_DESCRIPTION_MAX, t('projectData.tooLong', { max: PROJECT_DESCRIPTION_MAX }))
        .superRefine(visible(unseenInText)),
      project_contract_type: choice(CONTRACT_TYPES),
      project_award_criteria: z.enum(['', 'true', 'false']),
      planned_award_date: z.string(),
      planned_completion_date: z.string(),
    })
    .superRefine(({ planned_award_date, planned_completion_date: completion }, context) => {
      const award = awardedOn ?? planned_award_date;
      if (award !== '' && completion !== '' && completion < award)
        context.addIssue({
          code: 'custom',
          path: ['planned_completion_date'],
          message: t('projectData.plannedBeforeAward'),
        });
    })
    .superRefine(({ project_contract_type, project_award_criteria, latitude, longitude }, context) => {
      const asked = project_contract_type !== '' && project_contract_type !== 'NA';
      if (asked && project_award_criteria === '')
        context.addIssue({ code: 'custom', path: ['project_award_criteria'], message: required });
      if ((latitude === '') !== (longitude === ''))
        context.addIssue({
          code: 'custom',
          path: [latitude === '' ? 'latitude' : 'longitude'],
          message: t('addresses.together'),
        });
    });
}

function coordinate(name: CoordinateName, t: TFunction) {
  const max = COORDINATE_MAX[name];
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (text === '' || parseCoordinate(text, name) !== null) return;
      const message = Number.isNaN(toNumber(text))
        ? t('addresses.notANumber')
        : t('addresses.range', { min: -max, max });
      context.addIssue({ code: 'custom', message });
    });
}

/** What stands in a form without problems, as the API takes it; coordinates are rounded to 6 decimals. */
export function toProjectData(values: ProjectFormValues): ProjectData | null {
  const { sector, project_type, project_contract_type, project_award_criteria } = values;
  if (sector === '' || project_type === '' || project_contract_type === '') return null;
  return {
    project_name: values.project_name.trim(),
    sector,
    project_type,
    project_location: values.project_location.trim(),
    latitude: parseCoordinate(values.latitude, 'latitude'),
    longitude: parseCoordinate(values.longitude, 'longitude'),
    project_description: values.project_description,
    project_contract_type,
    project_award_criteria: project_award_criteria === '' ? null : project_award_criteria === 'true',
    planned_award_date: values.planned_award_date || null,
    planned_completion_date: values.planned_completion_date || null,
  };
}

/** A stored project as it stands in the fields. */
export function toFormValues(project: Pick<Project, ProjectField>): ProjectFormValues {
  return {
    project_name: project.project_name,
    sector: project.sector,
    project_type: project.project_type,
    project_location: project.project_location,
    latitude: project.latitude?.toString() ?? '',
    longitude: project.longitude?.toString() ?? '',
    project_description: project.project_description,
    project_contract_type: project.project_contract_type,
    project_award_criteria:
      project.project_award_criteria === null ? '' : project.project_award_criteria ? 'true' : 'false',
    planned_award_date: project.planned_award_date ?? '',
    planned_completion_date: project.planned_completion_date ?? '',
  };
}
