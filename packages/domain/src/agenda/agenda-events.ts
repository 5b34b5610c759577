import type { Language } from '../format/language.ts';
import type { ContractType } from '../projects/project-choices.ts';

/** The kinds of events of a project in the agenda: the days on which it reached a next step, or plans to. */
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

/** Returns the event that ends the design phase: an award, or the choice of a design when there is no contract. */
export function designPhaseEventKind(contractType: ContractType): 'award' | 'design-choice' {
  return contractType === 'NA' ? 'design-choice' : 'award';
}

/** Returns the event of the planned end of the design phase. */
export function plannedDesignPhaseKind(
  contractType: ContractType,
): 'planned-award' | 'planned-design-choice' {
  return contractType === 'NA' ? 'planned-design-choice' : 'planned-award';
}

/** Tells whether an event is planned and has not happened. */
export function isPlanned(kind: AgendaEventKind): boolean {
  return kind.startsWith('planned-');
}

/** The names of the kinds, on the agenda screen and in calendar programs. */
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
