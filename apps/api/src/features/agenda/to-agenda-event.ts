import type { AgendaEvent } from '@milieuspoor/contract';
import {
  AGENDA_EVENT_LABELS,
  type AgendaEventKind,
  designPhaseEventKind,
  type Language,
  plannedDesignPhaseKind,
} from '@milieuspoor/domain';
import type { AgendaEventRow } from './agenda-events.queries.ts';

/** Returns an event in the form of the API. */
export function toAgendaEvent(row: AgendaEventRow, language: Language): AgendaEvent {
  const kind = kindOf(row);
  return {
    kind,
    kind_display: AGENDA_EVENT_LABELS[language][kind],
    date: row.date,
    project: row.projectId,
    project_name: row.projectName,
  };
}

/** Returns the kind of event for the step of a project. */
export function kindOf({ step, contractType }: AgendaEventRow): AgendaEventKind {
  switch (step) {
    case 'started':
      return 'project-started';
    case 'design-phase-complete':
      return designPhaseEventKind(contractType);
    case 'design-phase-planned':
      return plannedDesignPhaseKind(contractType);
    case 'completion-planned':
      return 'planned-completion';
    case 'complete':
      return 'project-completed';
  }
}
