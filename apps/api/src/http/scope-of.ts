import { type Actor, isProvider } from '@milieuspoor/domain';
import type { Scope } from './caller.ts';

/** Returns what an actor may see: every organisation as the provider, else those of which they are an active member. */
export function scopeOf(actor: Actor, organisationIds: readonly string[]): Scope {
  return isProvider(actor) ? { kind: 'all' } : { kind: 'organisations', ids: organisationIds };
}
