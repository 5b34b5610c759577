import type { ContractType } from '../projects/project-choices.ts';
import type { Language } from '../projects/project-labels.ts';

/** What the agenda shows of a project: the days on which it went a step further. */
export const AGENDA_EVENT_KINDS = ['project-started', 'award', 'design-choice', 'project-completed'] as const;
export type AgendaEventKind = (typeof AGENDA_EVENT_KINDS)[number];

/** What the end of the design phase is: an award, but without a contract only the choice of a design. */
export function designPhaseEventKind(contractType: ContractType): 'award' | 'design-choice' {
  return contractType === 'NA' ? 'design-choice' : 'award';
}

/** The names of the kinds, as the agenda on the screen and in a calendar program states them. */
export const AGENDA_EVENT_LABELS: Readonly<Record<Language, Readonly<Record<AgendaEventKind, string>>>> = {
  nl: {
    'project-started': 'Project gestart',
    award: 'Definitieve gunning',
    'design-choice': 'Ontwerpkeuze gereed',
    'project-completed': 'Project voltooid',
  },
  en: {
    'project-started': 'Project started',
    award: 'Final award',
    'design-choice': 'Design choice ready',
    'project-completed': 'Project completed',
  },
};
