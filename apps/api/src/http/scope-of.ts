import { type Actor, isProvider } from '@milieuspoor/domain';
import type { Scope } from './caller.ts';

/** What somebody may see: every organisation as the provider, else those that they are an active member of. */
export function scopeOf(actor: Actor, organisationIds: readonly string[]): Scope {
  return isProvider(actor) ? { kind: 'all' } : { kind: 'organisations', ids: organisationIds };
}
