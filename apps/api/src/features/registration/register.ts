import type { endpoints, PayloadOf } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { newPasswordProblems } from '../accounts/passwords/new-password-problems.ts';
import { takeAttempts } from '../accounts/throttling/throttle.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { knownAddressMail } from './account-mails.ts';
import {
  insertRegistration,
  lockAccountOfEmail,
  type RegistrationData,
  replaceRegistration,
} from './registration.queries.ts';
import { sendVerification } from './send-verification.ts';
import { registrationThrottles } from './throttles.ts';

/**
 * Makes an account that waits for the confirmation of its address and then for staff to admit it. The requester learns
 * nothing about existing accounts: the answer is always the same, and takes equally long; the mail has the details.
 */
export async function register(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  input: PayloadOf<typeof endpoints.register>,
  call: Call,
): Promise<Outcome<undefined>> {
  const { database, clock, settings } = dependencies;
  if (!settings.registrationOpen)
    return refused({ kind: 'forbidden', message: message('registration-closed') });
  if (input.password1 !== input.password2) return invalidField('password2', message('passwords-differ'));
  const ownData = [input.email, input.first_name, input.last_name, input.organization];
  const problems = await newPasswordProblems(input.password1, ownData);
  if (problems.length > 0) return refused({ kind: 'invalid', fields: { password1: problems } });

  const throttles = registrationThrottles(input.email, call.address);
  const closed = await takeAttempts(database.queries, throttles, clock.now(), 'too-many-requests-for-now');
  if (closed) return closed;
  await store(dependencies, {
    email: input.email,
    passwordHash: await hashPassword(input.password1),
    firstName: input.first_name,
    lastName: input.last_name,
    wish: input.organization,
    language: call.language,
  });
  return done(undefined);
}

/** Stores the registration, or does not change an existing account, with the corresponding mail. */
async function store(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  data: RegistrationData,
): Promise<void> {
  const { database, clock, secret, settings } = dependencies;
  const now = clock.now();
  await database.transaction(async (queries) => {
    const send = (mail: Mail) => queueMail({ secret, clock }, queries, mail);
    const known = await lockAccountOfEmail(queries, data.email);
    if (known && !known.unconfirmed) return send(knownAddressMail(known, settings.publicUrl));
    const id = known ? known.id : await insertRegistration(queries, data, now);
    if (id === null) return send(knownAddressMail(data, settings.publicUrl));
    if (known) await replaceRegistration(queries, id, data, now);

    await recordHistory(queries, {
      at: now,
      accountId: null,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id, name: data.email },
      action: known ? 'changed' : 'created',
      changes: { registered: { from: null, to: true } },
    });
    return sendVerification(dependencies, queries, { ...data, id });
  });
}
