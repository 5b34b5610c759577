import { sql } from '../../../database/sql.ts';

/** Whether an account of the statement has a second factor: a confirmed authenticator app, or a passkey. */
export const HAS_SECOND_FACTOR = sql`(account.totp_confirmed_at IS NOT NULL
  OR EXISTS (SELECT FROM passkey WHERE passkey.account_id = account.id))`;
