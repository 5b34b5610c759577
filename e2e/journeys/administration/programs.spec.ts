import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { baselineFile } from '../../fixtures/village-street.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY, origin } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const run = promisify(execFile);
const PROGRAMS = `/#/o/${MUNICIPALITY}/instellingen?tab=koppelingen`;

test.describe('an organisation administrator', () => {
  test.use({ account: 'expert' });

  test('makes a key, uploads with it by a script of the guide, and revokes it, after which it opens nothing', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Gevuld door een programma');
    const name = `Rekenmodel ${project.uuid.slice(0, 8)}`;
    await page.goto(PROGRAMS);
    await page.getByRole('button', { name: 'Sleutel maken' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Naam van het programma' }).fill(name);
    await form.getByRole('button', { name: 'Sleutel maken' }).click();
    await expect(form.getByText('Kies ten minste één recht')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Berekeningen controleren en uploaden' }).check();
    await expectNoViolations(page, 'making a key');
    await form.getByRole('button', { name: 'Sleutel maken' }).click();
    const shown = page.getByRole('dialog', { name: 'De sleutel is gemaakt' });
    const key = await shown.getByRole('textbox', { name: 'API-sleutel' }).inputValue();
    expect(key).toMatch(/^msp_/);
    await expectNoViolations(page, 'a key that was made');
    await shown.getByRole('button', { name: 'Ik heb hem bewaard' }).click();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText(/Nog niet gebruikt/)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);

    const folder = await mkdtemp(join(tmpdir(), 'program-'));
    const script = await (await fetch(`${origin}/api/guide`)).text();
    const [, upload = ''] = script.split('`upload.mjs`')[1]?.split(/```\w+\n([\s\S]*?)```/) ?? [];
    await writeFile(join(folder, 'upload.mjs'), upload);
    const { buffer } = await baselineFile();
    await writeFile(join(folder, 'straat.xlsx'), buffer);
    const uploading = () =>
      run(process.execPath, ['upload.mjs', project.uuid, 'straat.xlsx', 'design-baseline'], {
        cwd: folder,
        env: { ...process.env, MILIEUSPOOR_URL: origin, MILIEUSPOOR_KEY: key },
      });
    expect((await uploading()).stdout).toContain('stored as');
    expect(await api.listCalculations(project)).toHaveLength(1);

    await page.reload();
    await expect(card.getByText(/Laatst gebruikt op .* vanaf 127\.0\.0\.1/)).toBeVisible();
    await expectNoViolations(page, 'keys of an organisation');
    await card.getByRole('button', { name: `Sleutel ${name} intrekken` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
    await expect(card.getByText(/Ingetrokken door Esra Yilmaz/)).toBeVisible();
    await expect(uploading()).rejects.toThrow(/401: .*revoked/);
    expect(await api.listCalculations(project)).toHaveLength(1);
    await rm(folder, { recursive: true });
    expect(await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')).toBe(script);
  });

  test('adds a webhook, tests it, and reads its deliveries in a list', async ({ page }) => {
    const arrived: string[] = [];
    const receiver = createServer((request, response) => {
      arrived.push(String(request.headers['webhook-id']));
      response.writeHead(arrived.length === 1 ? 204 : 500).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/ontvanger`;
    await page.goto(PROGRAMS);
    await page.getByRole('button', { name: 'Webhook toevoegen' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Adres van de ontvanger' }).fill('ftp://ergens');
    await form.getByRole('button', { name: 'Webhook toevoegen' }).click();
    await expect(form.getByText('Vul een volledig adres in dat begint met https://')).toBeVisible();
    await form.getByRole('textbox', { name: 'Adres van de ontvanger' }).fill(url);
    await expectNoViolations(page, 'adding a webhook');
    await form.getByRole('button', { name: 'Webhook toevoegen' }).click();
    const shown = page.getByRole('dialog', { name: 'De webhook is toegevoegd' });
    await expect(shown.getByRole('textbox')).toHaveValue(/^whsec_/);
    await shown.getByRole('button', { name: 'Ik heb hem bewaard' }).click();
    const card = page.getByRole('listitem').filter({ hasText: url });
    await card.getByRole('button', { name: 'Stuur testbericht' }).click();
    await expect(card.getByText('Aangekomen · 1 poging')).toBeVisible();
    await card.getByRole('button', { name: /Bericht van .* opnieuw sturen/ }).click();
    await expect(
      card.getByText(/Volgende poging op .* · 1 poging · de ontvanger antwoordde met status 500/),
    ).toBeVisible();
    await expect(card.getByText(/Sinds .* komt niets aan/)).toBeVisible();
    expect(new Set(arrived).size).toBe(1);
    await expectNoViolations(page, 'webhooks of an organisation');
    await card.getByRole('button', { name: `Webhook naar ${url} verwijderen` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(card).toHaveCount(0);
    receiver.close();
  });
});
