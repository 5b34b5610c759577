import type { Project } from '@milieuspoor/contract';
import { ORGANISATION } from './example-session.ts';

export const PROJECT = { uuid: '0b000000-0000-4000-8000-000000000001', name: 'Brug Oost' } as const;

/** A project in its design phase. */
export function exampleProject(more: Partial<Project> = {}): Project {
  return {
    uuid: PROJECT.uuid,
    revision: 1,
    award_model_version: 1,
    organization: ORGANISATION.slug,
    project_name: PROJECT.name,
    project_description: '',
    project_location: '',
    latitude: null,
    longitude: null,
    project_type: 'Nieuwbouw kunstwerken',
    sector: 'infra-city',
    sector_display: 'Infrastructuur stedelijk',
    project_contract_type: 'RAW',
    project_contract_type_display: 'RAW',
    project_award_criteria: false,
    planned_award_date: null,
    planned_completion_date: null,
    project_status: 'Design_Phase_Active',
    project_status_display: 'Ontwerpfase actief',
    emvi_status: 'Unlocked',
    project_locked: false,
    asbuilt_scope_changed: null,
    design_phase_complete_date: null,
    project_complete_date: null,
    mki_lower_boundary: null,
    mki_upper_boundary: null,
    mki_manually_set: false,
    mki_reference_calculation: null,
    mki_max_discount: null,
    criteria_max_discount: null,
    criteria: [],
    projectscope: null,
    fictional_tender_benefit: null,
    fictional_tender_benefit_percentage: null,
    expected_number_of_applicants: 0,
    applicants_criteria_discount_wiped: false,
    mki_penalty_factor: 1.5,
    mki_ceiling: null,
    mki_steps: null,
    bids_opened: null,
    correction: null,
    created: '01/02/2026 09:00:00',
    modified: '01/02/2026 09:00:00',
    ...more,
  };
}
