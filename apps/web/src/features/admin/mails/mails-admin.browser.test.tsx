import { endpoints, type MailInQueue, type MailQueue } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { MailsAdmin } from './mails-admin.tsx';

const WAITS: MailInQueue = {
  uuid: '00000000-0000-4000-8000-000000000001',
  to: 'lid@voorbeeld.example',
  subject: 'Nieuw wachtwoord voor Milieuspoor',
  queued: '2026-03-02T09:00:00.000Z',
  attempts: 2,
  in_hand: false,
  next_attempt: '2026-03-02T09:31:00.000Z',
  given_up: null,
  failure: 'mail-for-now',
  reason: '451 Try again later',
};
const IN_HAND: MailInQueue = {
  ...WAITS,
  uuid: '00000000-0000-4000-8000-000000000002',
  ...{ to: null, subject: null, in_hand: true, next_attempt: null, failure: null, reason: null },
};
const GIVEN_UP: MailInQueue = {
  ...WAITS,
  uuid: '00000000-0000-4000-8000-000000000003',
  to: 'weg@voorbeeld.example',
  ...{ next_attempt: null, given_up: '2026-03-02T10:00:00.000Z', failure: 'mail-for-good' },
  reason: '550 No such user',
};
const EMPTY: MailQueue = {
  delivery: 'server',
  waiting: [],
  waiting_more: false,
  given_up: [],
  given_up_more: false,
};

async function show(changes: Partial<MailQueue> = {}) {
  server.answer(endpoints.getMailQueue, () => ({ ...EMPTY, ...changes }));
  await renderScreen(<MailsAdmin />, { at: `/o/${ORGANISATION.slug}/beheer/post` });
}
const row = (table: string, nth: number) =>
  page.getByRole('table', { name: table }).getByRole('row').nth(nth);

it('says that nothing waits and that nothing was given up', async () => {
  await show();
  await expect.element(page.getByText('Er wacht geen e-mail')).toBeVisible();
  await expect.element(page.getByText('Er is geen e-mail opgegeven')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alles opnieuw versturen' })).not.toBeInTheDocument();
});

it('says that mails go into a folder where they do', async () => {
  await show({ delivery: 'folder' });
  await expect.element(page.getByText(/^E-mail wordt in een map gelegd en gaat naar niemand/)).toBeVisible();
});

it('shows of each mail since when it waits, when it is tried next and what was said of it', async () => {
  await show({ waiting: [WAITS, IN_HAND], given_up: [GIVEN_UP], given_up_more: true });
  for (const text of ['lid@voorbeeld.example', '02-03-2026 10:00', '02-03-2026 10:31'])
    await expect.element(row('Wacht', 1).getByText(text)).toBeVisible();
  await expect.element(row('Wacht', 1).getByText('Nu niet aangenomen. 451 Try again later')).toBeVisible();
  await expect.element(row('Wacht', 2).getByText('wordt nu verstuurd')).toBeVisible();
  await expect.element(row('Wacht', 2).getByRole('button')).toBeDisabled();
  await expect.element(row('Opgegeven', 1).getByText('Geweigerd. 550 No such user')).toBeVisible();
  await expect.element(row('Opgegeven', 1).getByText('02-03-2026 11:00')).toBeVisible();
  await expect.element(page.getByText('De nieuwste 1 staan hier.')).toBeVisible();
});

it('sends one again, and all that were given up', async () => {
  await show({ given_up: [GIVEN_UP] });
  server.answer(endpoints.sendMailAgain, () => undefined);
  server.answer(endpoints.sendMailsAgain, () => ({ count: 1 }));
  await page.getByRole('button', { name: 'Nu versturen: weg@voorbeeld.example' }).click();
  await expect.element(page.getByText('De e-mail wordt opnieuw verstuurd')).toBeVisible();
  expect(server.asked(endpoints.sendMailAgain)).toMatchObject([{ params: { uuid: GIVEN_UP.uuid } }]);
  await page.getByRole('button', { name: 'Alles opnieuw versturen' }).click();
  await expect.element(page.getByText('1 e-mail wordt opnieuw verstuurd')).toBeVisible();
});

it('follows a test mail until it was taken, and says meanwhile why it was not', async () => {
  await show();
  server.answer(endpoints.sendTestMail, () => ({ uuid: WAITS.uuid, to: 'ik@voorbeeld.example' }));
  server.answer(endpoints.getMailOutcome, () => ({
    ...{ state: 'waiting' as const, reason: '451 Try again later', delivery: 'server' as const },
  }));
  await page.getByRole('button', { name: 'Testmail naar mij sturen' }).click();
  await expect
    .element(
      page.getByText(
        'De e-mail aan ik@voorbeeld.example wacht op verzending. Laatste fout: 451 Try again later',
      ),
    )
    .toBeVisible();
  server.answer(endpoints.getMailOutcome, () => ({
    ...{ state: 'sent' as const, reason: null, delivery: 'server' as const },
  }));
  await expect
    .element(page.getByText(/^De mailserver heeft de e-mail aan ik@voorbeeld.example aangenomen/))
    .toBeVisible();
});
