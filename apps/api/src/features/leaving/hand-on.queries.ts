import type { HandedOnKind } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';

/** Hands a thing over to somebody else; kinds that nobody else may hold are excluded. */
export async function handOn(
  queries: Queries,
  kind: HandedOnKind,
  id: string,
  holderId: string,
): Promise<void> {
  switch (kind) {
    case 'api-key':
      await queries.execute(sql`UPDATE api_key SET held_by = ${holderId} WHERE id = ${id}`);
      return;
    case 'webhook':
      await queries.execute(sql`UPDATE webhook SET held_by = ${holderId} WHERE id = ${id}`);
      return;
    case 'invitation':
      await queries.execute(sql`
        UPDATE account_token SET sent_by = ${holderId}
        WHERE purpose = 'invite' AND used_at IS NULL
          AND account_id = (SELECT account_id FROM membership WHERE id = ${id})`);
      await queries.execute(sql`UPDATE membership_invitation SET sent_by = ${holderId} WHERE id = ${id}`);
      return;
    case 'unlock-request':
      await queries.execute(sql`UPDATE unlock_request SET account_id = ${holderId} WHERE id = ${id}`);
      return;
    case 'shared-chart':
      await queries.execute(sql`UPDATE saved_chart SET account_id = ${holderId} WHERE id = ${id}`);
  }
}

/** Withdraws an unanswered request to open a project. */
export async function withdrawUnlockRequest(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE unlock_request SET outcome = 'withdrawn', decided_at = ${at} WHERE id = ${id} AND outcome IS NULL`);
}

/** Deletes a shared picture: its address no longer works. */
export async function deleteHeldChart(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM saved_chart WHERE id = ${id}`);
}
