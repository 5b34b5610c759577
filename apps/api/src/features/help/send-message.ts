import { tabNumber } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Settings } from '../../settings.ts';
import { message, sentence } from '../../text/message.ts';
import { getAccount } from '../accounts/accounts.queries.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { listOrganisations } from '../organisations/organisations.queries.ts';
import { findProject, type ProjectRow } from '../projects/projects.queries.ts';
import { insertMessage } from './messages.queries.ts';

/** Enough for many questions, too little to fill a mailbox. */
const PER_ACCOUNT: AttemptLimit = { attempts: 10, windowSeconds: 60 * 60 };

interface SendDependencies extends Pick<Dependencies, 'database' | 'clock' | 'secret'> {
  readonly settings: Pick<Settings, 'providerEmail' | 'publicUrl'>;
}

interface MessageToSend {
  /** the person in whose name it is sent */
  readonly user: string;
  /** slug */
  readonly organisation: string;
  /** the project, when its award model is complete; null for a question */
  readonly project: string | null;
  /** null for the standard message about an award model */
  readonly content: string | null;
}

interface SentMessage {
  readonly content: string;
  readonly id: string;
  readonly createdAt: Date;
}

/** Stores a message for staff and mails it to them; nobody can write in another person's name. */
export async function sendMessage(
  { database, clock, secret, settings }: SendDependencies,
  caller: Caller,
  { user, organisation: slug, project: projectId, content: written }: MessageToSend,
): Promise<Outcome<SentMessage>> {
  if (user !== caller.accountId) return refused({ kind: 'forbidden', message: message('forbidden') });
  const { queries } = database;
  const organisation = (await listOrganisations(queries, caller.scope)).find((each) => each.slug === slug);
  if (!organisation) return NOT_FOUND;
  const project = projectId ? await findProject(queries, caller.scope, projectId) : null;
  if (projectId && project?.organisationId !== organisation.id) return NOT_FOUND;
  if (project && project.emviStatus !== 'Locked')
    return refused({ kind: 'conflict', message: message('award-model-open') });
  const content =
    written ?? sentence(message('emvi-mail-content', { project: project?.name ?? organisation.name }), 'nl');
  const createdAt = clock.now();
  const perAccount = throttleBy('contact/account', caller.accountId, PER_ACCOUNT);
  const closed = await takeAttempts(queries, [perAccount], createdAt, 'too-many-messages');
  if (closed) return closed;

  const { id: accountId, username, firstName, lastName, email } = await getAccount(queries, caller.accountId);
  const sender = { name: `${firstName} ${lastName}`.trim() || username, email };
  const id = await database.transaction(async (queries) => {
    const id = await insertMessage(queries, {
      kind: project ? 'emvi' : 'contact',
      organisationId: organisation.id,
      accountId,
      projectId: project?.id ?? null,
      senderName: sender.name,
      senderEmail: sender.email,
      content,
      createdAt,
    });
    await queueMail(
      { secret, clock },
      queries,
      messageMail(settings, { sender, organisation, project, content }),
    );
    return id;
  });
  return done({ id, content, createdAt });
}

/** Returns the mail to the provider, in Dutch; answering it answers the sender. */
function messageMail(
  { providerEmail, publicUrl }: SendDependencies['settings'],
  {
    sender,
    organisation,
    project,
    content,
  }: {
    readonly sender: { readonly name: string; readonly email: string };
    readonly organisation: { readonly slug: string; readonly name: string };
    readonly project: Pick<ProjectRow, 'id' | 'name'> | null;
    readonly content: string;
  },
): Mail {
  const values = {
    sender: sender.name,
    email: sender.email,
    organisation: organisation.name,
    project: project?.name ?? '',
  };
  const about = project ? `project/${project.id}/tab/${tabNumber('award-criterion')}` : 'dashboard';
  const mail = composeMail({
    to: providerEmail,
    subject: sentence(message(project ? 'emvi-mail-subject' : 'contact-mail-subject', values), 'nl'),
    greeting: sentence(message('contact-mail-greeting'), 'nl'),
    paragraphs: [sentence(message('contact-mail-lead', values), 'nl'), content],
    link: {
      label: sentence(message(project ? 'emvi-mail-link' : 'contact-mail-link'), 'nl'),
      address: `${publicUrl}/#/o/${organisation.slug}/${about}`,
    },
    closing: sentence(message('contact-mail-closing'), 'nl'),
  });
  return { ...mail, replyTo: sender.email };
}
