import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { shownDomain } from '../../platform/mail/stored-domain.ts';
import { findTextRecords } from '../../platform/outbound/find-text-records.ts';
import { type Message, message } from '../../text/message.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { domainRecord } from './domain-record.ts';
import { type DomainAddress, type DomainRow, findDomain } from './organisation-domains.queries.ts';
import { proveDomain } from './prove-domain.ts';

const PER_ACCOUNT: AttemptLimit = { attempts: 30, windowSeconds: 15 * 60 };
/** How much of another record is shown: enough to recognise it. */
const SHOWN_CHARACTERS = 100;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'settings'>;

/** Looks up the record of a domain; where it exists, the domain belongs to the organisation. A proof remains valid. */
export async function checkDomain(
  dependencies: Needs,
  caller: Caller,
  address: DomainAddress,
): Promise<Outcome<DomainRow>> {
  const { database, clock, settings } = dependencies;
  const row = await findDomain(database.queries, caller.administered, address);
  if (!row) return NOT_FOUND;
  const throttles = [throttleBy('domain-check/account', caller.accountId, PER_ACCOUNT)];
  const closed = await takeAttempts(database.queries, throttles, clock.now(), 'too-many-requests-for-now');
  if (closed) return closed;
  const lack = await whatIsWrong(row, settings.nameServer);
  if (lack) return refused({ kind: 'conflict', message: lack });
  return proveDomain(dependencies, caller, { address, id: row.id, proof: 'dns' });
}

/** Returns why the record proves nothing; null when it does. */
async function whatIsWrong(row: DomainRow, nameServer: string | null): Promise<Message | null> {
  const { name, value } = domainRecord(row);
  const records = await findTextRecords(name, nameServer);
  if (records === null) return message('domain-no-answer', { domain: shownDomain(row.domain) });
  if (records.includes(value)) return null;
  const [other] = records;
  return other === undefined
    ? message('domain-no-record', { name })
    : message('domain-other-record', { name, value, found: other.slice(0, SHOWN_CHARACTERS) });
}
