import type { OpenSession } from '@milieuspoor/contract';

/** Returns the session of this browser, opened by a password or through an organisation. */
export function sessionBy(organisation: string | null): OpenSession {
  return {
    ...{ uuid: '0d000000-0000-4000-8000-000000000001', created_at: '2026-03-02T07:30:00.000Z' },
    ...{ last_seen_at: '2026-03-02T09:30:00.000Z', expires_at: '2026-04-01T07:30:00.000Z' },
    ...{ user_agent: '', address: '192.0.2.1', signed_on_at: organisation, current: true },
  };
}
