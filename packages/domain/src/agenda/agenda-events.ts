import type { ContractType } from '../projects/project-choices.ts';
import type { Language } from '../projects/project-labels.ts';

/** What the agenda shows of a project: the days on which it went, or is to go, a step further. */
export const AGENDA_EVENT_KINDS = [
  'project-started',
  'planned-award',
  'planned-design-choice',
  'award',
  'design-choice',
  'planned-completion',
  'project-completed',
] as const;
export type AgendaEventKind = (typeof AGENDA_EVENT_KINDS)[number];

/** What the end of the design phase is: an award, but without a contract only the choice of a design. */
export function designPhaseEventKind(contractType: ContractType): 'award' | 'design-choice' {
  return contractType === 'NA' ? 'design-choice' : 'award';
}

/** What the planned end of the design phase is. */
export function plannedDesignPhaseKind(
  contractType: ContractType,
): 'planned-award' | 'planned-design-choice' {
  return contractType === 'NA' ? 'planned-design-choice' : 'planned-award';
}

/** Whether an event is a plan, and has not happened. */
export function isPlanned(kind: AgendaEventKind): boolean {
  return kind.startsWith('planned-');
}

/** The names of the kinds, as the agenda on the screen and in a calendar program states them. */
export const AGENDA_EVENT_LABELS: Readonly<Record<Language, Readonly<Record<AgendaEventKind, string>>>> = {
  nl: {
    'project-started': 'Project gestart',
    'planned-award': 'Geplande gunning',
    'planned-design-choice': 'Geplande ontwerpkeuze',
    'planned-completion': 'Geplande voltooiing',
    award: 'Definitieve gunning',
    'design-choice': 'Ontwerpkeuze gereed',
    'project-completed': 'Project voltooid',
  },
  en: {
    'project-started': 'Project started',
    'planned-award': 'Planned award',
    'planned-design-choice': 'Planned design choice',
    'planned-completion': 'Planned completion',
    award: 'Final award',
    'design-choice': 'Design choice ready',
    'project-completed': 'Project completed',
  },
};
