import { endpoints, type Health, type HealthLine } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { HealthAdmin } from './health-admin.tsx';

const GOOD: HealthLine[] = [
  { subject: 'disk', state: 'good', reason: 'disk-enough' },
  { subject: 'faults', state: 'good', reason: 'faults-none' },
  { subject: 'release', state: 'good', reason: 'release-runs' },
];

const HEALTH: Health = {
  checked: '2026-03-02T09:30:00.000Z',
  server: 'web-1',
  lines: GOOD,
  alarms: { webhook: false, email: false },
  release: { build: 'V2.4-0123456abc', running_since: '2026-03-01T07:00:00.000Z' },
  database: {
    kind: 'server',
    version: '15.9',
    migration: '0130_health',
    unknown_migrations: 0,
    missing_migrations: 0,
  },
  disk: { free_bytes: 4.5e9, total_bytes: 20e9, little_bytes: 2e9, full_bytes: 0 },
  backup: { expected_days: 2, made: null, tried: null },
  mails: { waiting: 0, retried: 0, oldest: null, given_up_of_day: 0 },
  webhooks: { waiting: 0, overdue: 0, oldest: null, failed_of_day: 0, failing: 0 },
  imports: { waiting: 0, working: 0, failed_of_day: 0 },
  reports: { waiting: 0, working: 0, failed_of_day: 0, making: 0 },
  clock: { ahead_seconds: 0 },
  faults: { of_hour: 0, of_day: 0, latest: [] },
};

async function show(changes: Partial<Health>) {
  server.answer(endpoints.getHealth, () => ({ ...HEALTH, ...changes }));
  await renderScreen(<HealthAdmin />, { at: `/o/${ORGANISATION.slug}/beheer/toestand` });
}
async function says(part: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect.element(part.getByText(text, { exact: false }).first()).toBeVisible();
}
const rows = () => page.getByRole('list', { name: 'Toestand van de installatie' }).getByRole('listitem');

it('says that all is well, and that nobody is told when it is not', async () => {
  await show({});
  await expect.element(page.getByRole('status')).toHaveTextContent('Alles is in orde.');
  await expect.element(page.getByText('Gekeken om 10:30, op web-1')).toBeVisible();
  await says(rows().nth(0), '4,5 GB van 20,0 GB over (23 %). Waarschuwing onder 2,0 GB.');
  await expect.element(page.getByText(/dan krijgt niemand bericht/)).toBeVisible();
});

it('claims no more than it knows where no backup is expected and mails go into a folder', async () => {
  await show({
    lines: [
      { subject: 'backup', state: 'unjudged', reason: 'backup-not-expected' },
      { subject: 'mails', state: 'unjudged', reason: 'mails-to-folder' },
      ...GOOD,
    ],
  });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Er is niets mis, voor zover bekend: over 2 onderdelen valt hier niets te zeggen.');
  await expect.element(page.getByText('Alles is in orde.')).not.toBeInTheDocument();
  await says(rows().nth(0), 'Geen oordeel', 'Er wordt geen back-up verwacht');
  await says(rows().nth(1), 'Geen oordeel', 'E-mail wordt in een map gelegd');
});

it('shows what is wrong in the order of the server, with what to do', async () => {
  await show({
    lines: [
      { subject: 'backup', state: 'bad', reason: 'backup-try-failed' },
      { subject: 'mails', state: 'attention', reason: 'mails-retried' },
      ...GOOD,
    ],
    alarms: { webhook: true, email: true },
    backup: {
      expected_days: 2,
      made: { at: '2026-03-02T02:00:00.000Z', place: 'db-1:/safe/a.gz', bytes: 1_500_000 },
      tried: { at: '2026-03-02T03:00:00.000Z', place: 'db-1:/safe/a.gz', rows: null, problem: 'damaged' },
    },
    mails: { waiting: 2, retried: 1, oldest: '2026-03-02T09:10:00.000Z', given_up_of_day: 0 },
  });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 onderdeel is niet in orde. 1 onderdeel vraagt aandacht.');
  const [backup, mails, disk] = [rows().nth(0), rows().nth(1), rows().nth(2)];
  await says(backup, 'Back-up', 'Niet in orde', 'Maak nu een nieuwe back-up');
  await says(backup, 'Laatste back-up: 02-03-2026 03:00, 1,5 MB, db-1:/safe/a.gz');
  await says(backup, '02-03-2026 04:00, mislukt, db-1:/safe/a.gz. damaged');
  await says(mails, 'Let op', '2 wachten, de oudste sinds 02-03-2026 10:10; 1 meer dan eens geprobeerd.');
  await says(disk, 'Schijf', 'In orde');
  await expect.element(page.getByText(/naar de webhook en het e-mailadres van het alarm/)).toBeVisible();
});

it('lists the faults of the last day by the reference that was shown', async () => {
  const fault = { at: '2026-03-02T09:20:00.000Z', kind: 'TypeError' };
  await show({
    lines: [{ subject: 'faults', state: 'attention', reason: 'faults-some' }],
    faults: {
      of_hour: 2,
      of_day: 60,
      latest: [
        { ...fault, reference: 'a1b2c3d4e5', method: 'GET', route: '/api/v1/project/:uuid/' },
        { ...fault, reference: null, method: null, route: null },
      ],
    },
  });
  const table = page.getByRole('table', { name: 'Fouten van de laatste dag' }).getByRole('row');
  await says(table.nth(1), 'a1b2c3d4e5', 'GET /api/v1/project/:uuid/', 'TypeError');
  await says(table.nth(2), 'buiten een verzoek om');
  await expect.element(page.getByText('De nieuwste 2 staan hier.')).toBeVisible();
  // As cards on a phone its cells are blocks, which have only the roles that are stated.
  const shown = page.getByRole('table', { name: 'Fouten van de laatste dag' }).element();
  expect(shown.querySelectorAll(':is(th, td, tr):not([role])')).toHaveLength(0);
});

it('offers a trial where somebody is told, and says of each channel whether it arrived', async () => {
  await show({ alarms: { webhook: true, email: true } });
  const uuid = '00000000-0000-4000-8000-000000000001';
  server.answer(endpoints.tryAlarm, () => ({
    webhook: { arrived: false, status: 500, problem: 'status' as const },
    email: { uuid, to: 'wacht@provider.example' },
  }));
  server.answer(endpoints.getMailOutcome, () => ({
    ...{ state: 'given-up' as const, reason: '550 No such user', delivery: 'server' as const },
  }));
  await page.getByRole('button', { name: 'Proefalarm sturen' }).click();
  await expect
    .element(
      page.getByText(
        'De webhook heeft het proefalarm niet aangenomen: de ontvanger antwoordde met status 500',
      ),
    )
    .toBeVisible();
  await expect
    .element(
      page.getByText('De e-mail aan wacht@provider.example is opgegeven. Laatste fout: 550 No such user'),
    )
    .toBeVisible();
});

it('offers no trial where nobody is told', async () => {
  await show({});
  await expect.element(page.getByText(/dan krijgt niemand bericht/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Proefalarm sturen' })).not.toBeInTheDocument();
});

it('looks again when asked, and says that it could not', async () => {
  await show({});
  await expect.element(page.getByRole('status')).toBeVisible();
  server.answer(endpoints.getHealth, () => ({
    ...HEALTH,
    lines: [{ subject: 'disk', state: 'bad', reason: 'disk-full' }] satisfies HealthLine[],
  }));
  await page.getByRole('button', { name: 'Opnieuw kijken' }).click();
  await says(rows().nth(0), 'Niet in orde', 'De schijf is vol', 'Maak ruimte op de schijf');
});
