import type { DeliveredEvent } from '@milieuspoor/domain';

/** Returns the event as a key for the texts, since a dot would lead to another text. */
export function eventKey(event: DeliveredEvent) {
  return event.replace('.', '-') as 'project-awarded' | 'project-completed' | 'test';
}
