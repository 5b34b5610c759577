import type { DeliveredEvent } from '@milieuspoor/domain';

/** The event as the texts name it: a dot would lead to another text. */
export function eventKey(event: DeliveredEvent) {
  return event.replace('.', '-') as 'project-awarded' | 'project-completed' | 'test';
}
