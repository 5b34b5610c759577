import { type ApiKey, endpoints, type Webhook, type WebhookDelivery } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { Programs } from './programs.tsx';

const ADDRESS = '/o/gemeente-voorbeeld/dashboard';
const KEY = `msp_${'k'.repeat(43)}`;

function keyOf(number: number, changes: Partial<ApiKey> = {}): ApiKey {
  return {
    uuid: `0a000000-0000-4000-8000-00000000000${number}`,
    name: `Sleutel ${number}`,
    beginning: 'msp_abcdef',
    scopes: ['projects:read'],
    state: 'active',
    created: '2026-03-02T09:30:00.000Z',
    created_by: 'Esra Yilmaz',
    held_by: 'Esra Yilmaz',
    expires: '2026-05-31T09:30:00.000Z',
    ...{ last_used: null, last_used_address: null, revoked: null, revoked_by: null },
    ...changes,
  };
}

const HOOK: Webhook = {
  uuid: '0b000000-0000-4000-8000-000000000001',
  url: 'https://hooks.voorbeeld.example/',
  events: ['project.awarded'],
  active: true,
  created: '2026-03-02T09:30:00.000Z',
  created_by: 'Esra Yilmaz',
  held_by: 'Esra Yilmaz',
  ...{ failing_since: null, paused: null, former_secret_until: null },
};

function deliveryOf(number: number, changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    uuid: `0c000000-0000-4000-8000-00000000000${number}`,
    event: 'project.awarded',
    state: 'delivered',
    created: '2026-03-02T09:30:00.000Z',
    attempts: 1,
    last_attempt: '2026-03-02T09:30:01.000Z',
    ...{ last_status: 204, problem: null, next_attempt: null },
    ...changes,
  };
}

function listOf<Item>(results: Item[]) {
  return { count: results.length, next: null, previous: null, results };
}

async function show({
  keys = [],
  hooks = [],
  deliveries = [],
}: {
  keys?: ApiKey[];
  hooks?: Webhook[];
  deliveries?: WebhookDelivery[];
}) {
  server.answer(endpoints.listApiKeys, () => listOf(keys));
  server.answer(endpoints.listWebhooks, () => listOf(hooks));
  server.answer(endpoints.listWebhookDeliveries, () => listOf(deliveries));
  await renderScreen(<Programs organisationSlug="gemeente-voorbeeld" />, { at: ADDRESS });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

it('says until when a key works, that one ended and who revoked one, and offers to revoke only what works', async () => {
  await show({
    keys: [
      keyOf(1),
      keyOf(2, { state: 'expired' }),
      keyOf(3, { state: 'revoked', revoked: '2026-03-03T09:30:00.000Z', revoked_by: 'Lotte Bos' }),
    ],
  });
  await expect.element(page.getByText('Werkt tot 31-05-2026 11:30')).toBeVisible();
  await expect.element(page.getByText('Verlopen op 31-05-2026 11:30')).toBeVisible();
  await expect.element(page.getByText('Ingetrokken door Lotte Bos op 03-03-2026 10:30')).toBeVisible();
  await expect.element(button('Sleutel Sleutel 1 intrekken')).toBeVisible();
  await expect.element(button('Sleutel Sleutel 2 intrekken')).not.toBeInTheDocument();
  await expect.element(button('Sleutel Sleutel 3 intrekken')).not.toBeInTheDocument();
});

it('makes no key without a scope, says a refusal at its field, and shows the key once', async () => {
  await show({});
  await button('Sleutel maken').click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill('GIS');
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect.element(form.getByText('Kies ten minste één recht')).toBeVisible();
  expect(server.asked(endpoints.createApiKey)).toEqual([]);
  await form.getByRole('checkbox', { name: 'Projecten lezen' }).click();
  server.answer(endpoints.createApiKey, () => refused(400, { name: ['Deze naam is er al'] }));
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect.element(form.getByText('Deze naam is er al')).toBeVisible();
  server.answer(endpoints.createApiKey, () => ({ api_key: keyOf(1), key: KEY }));
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect.element(page.getByRole('textbox', { name: 'API-sleutel' })).toHaveValue(KEY);
  expect(server.asked(endpoints.createApiKey).at(-1)?.payload).toEqual({
    ...{ name: 'GIS', scopes: ['projects:read'], days: 90 },
  });
  await button('Ik heb hem bewaard').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('asks who signed in a while ago for the password, and keeps what was filled in', async () => {
  await show({});
  server.answer(endpoints.createApiKey, ({ payload: { current_password: typed } }) => {
    if (typed === 'het juiste') return { api_key: keyOf(1), key: KEY };
    const sentence =
      typed === undefined ? 'Vul uw wachtwoord in om door te gaan' : 'Dit wachtwoord klopt niet';
    return refused(400, { current_password: [sentence] });
  });
  await button('Sleutel maken').click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill('GIS');
  await form.getByRole('checkbox', { name: 'Projecten lezen' }).click();
  await expect.element(form.getByLabelText('Huidig wachtwoord')).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  const password = form.getByLabelText('Huidig wachtwoord');
  await expect.element(password).toHaveFocus();
  await expect.element(form.getByText(/^U bent hier al even ingelogd/)).toBeVisible();
  await password.fill('een ander');
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect.element(form.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('het juiste');
  await form.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect.element(page.getByRole('textbox', { name: 'API-sleutel' })).toHaveValue(KEY);
  expect(server.asked(endpoints.createApiKey).map(({ payload }) => payload.name)).toEqual(
    Array(3).fill('GIS'),
  );
});

it('asks before it revokes', async () => {
  await show({ keys: [keyOf(1)] });
  server.answer(endpoints.revokeApiKey, () => undefined);
  await button('Sleutel Sleutel 1 intrekken').click();
  expect(server.asked(endpoints.revokeApiKey)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(page.getByText('De sleutel Sleutel 1 is ingetrokken')).toBeVisible();
});

it('says of each message how it went, and sends again only what is not on its way', async () => {
  await show({
    hooks: [{ ...HOOK, failing_since: '2026-03-02T09:30:00.000Z' }],
    deliveries: [
      deliveryOf(1),
      deliveryOf(2, { state: 'failed', attempts: 9, last_status: 500, problem: 'status' }),
      deliveryOf(3, {
        ...{ state: 'waiting', attempts: 2, last_status: null, problem: 'timeout' },
        next_attempt: '2026-03-02T09:40:00.000Z',
      }),
    ],
  });
  await expect.element(page.getByText('Aangekomen · 1 poging')).toBeVisible();
  await expect
    .element(page.getByText('Opgegeven · 9 pogingen · de ontvanger antwoordde met status 500'))
    .toBeVisible();
  await expect
    .element(
      page.getByText('Volgende poging op 02-03-2026 10:40 · 2 pogingen · geen antwoord binnen tien seconden'),
    )
    .toBeVisible();
  await expect.element(page.getByText(/Sinds 02-03-2026 10:30 komt niets aan/)).toBeVisible();
  expect(button(/opnieuw sturen$/).elements()).toHaveLength(2);
});

it('says that a webhook was turned off, and turns it on', async () => {
  await show({ hooks: [{ ...HOOK, active: false, paused: '2026-03-05T09:30:00.000Z' }] });
  server.answer(endpoints.updateWebhook, () => HOOK);
  await expect.element(page.getByText(/Uitgezet op 05-03-2026 10:30/)).toBeVisible();
  await button('Aanzetten').click();
  await expect.element(page.getByText('De webhook is opgeslagen')).toBeVisible();
  expect(server.asked(endpoints.updateWebhook)[0]?.payload).toEqual({ active: true });
});

it('asks before it replaces a secret, shows the new one once and says until when both sign', async () => {
  const replaced = { ...HOOK, former_secret_until: '2026-03-03T09:30:00.000Z' };
  await show({ hooks: [HOOK] });
  server.answer(endpoints.replaceWebhookSecret, () => ({ webhook: replaced, secret: 'whsec_bmlldXc=' }));
  await button('Nieuw geheim voor de webhook naar https://hooks.voorbeeld.example/').click();
  expect(server.asked(endpoints.replaceWebhookSecret)).toEqual([]);
  server.answer(endpoints.listWebhooks, () => listOf([replaced]));
  await page.getByRole('dialog').getByRole('button', { name: 'Nieuw geheim' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Geheim waarmee berichten worden ondertekend' }))
    .toHaveValue('whsec_bmlldXc=');
  await expect.element(page.getByText(/Zet het vóór 03-03-2026 10:30 in de ontvanger/)).toBeVisible();
  await button('Ik heb hem bewaard').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByText('Tot 03-03-2026 10:30 ondertekent ook het vorige geheim.'))
    .toBeVisible();
});

it('keeps the question open and says why when a secret could not be replaced', async () => {
  await show({ hooks: [HOOK] });
  server.answer(endpoints.replaceWebhookSecret, () =>
    refused(404, { detail: 'Deze webhook is er niet meer' }),
  );
  await button(/^Nieuw geheim/).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Nieuw geheim' }).click();
  await expect.element(question.getByText('Deze webhook is er niet meer')).toBeVisible();
});

describe('who signed in a while ago types the password', () => {
  const SECRET = { webhook: HOOK, secret: 'whsec_bmlldXc=' };
  /** Answers as the server does to a user whose session is older than ten minutes. */
  function answerTo<Right>(body: unknown, right: Right): Right {
    const { current_password: typed } = (body ?? {}) as { current_password?: string };
    if (typed === 'het juiste') return right;
    const sentence =
      typed === undefined ? 'Vul uw wachtwoord in om door te gaan' : 'Dit wachtwoord klopt niet';
    return refused(400, { current_password: [sentence] }) as Right;
  }

  it.each([
    ['for a webhook that is added', null, 'Webhook toevoegen', 'Webhook toevoegen'],
    ['for another address', HOOK, `Webhook naar ${HOOK.url} wijzigen`, 'Opslaan'],
    ['for another secret', HOOK, `Nieuw geheim voor de webhook naar ${HOOK.url}`, 'Nieuw geheim'],
  ])('%s, once they are asked', async (_what, hook, opener, submit) => {
    await show({ hooks: hook ? [hook] : [] });
    server.answer(endpoints.createWebhook, ({ payload }) => answerTo(payload, SECRET));
    server.answer(endpoints.updateWebhook, ({ payload }) => answerTo(payload, HOOK));
    server.answer(endpoints.replaceWebhookSecret, ({ payload }) => answerTo(payload, SECRET));
    await button(opener).click();
    const form = page.getByRole('dialog');
    const send = form.getByRole('button', { name: submit });
    const address = form.getByRole('textbox', { name: 'Adres van de ontvanger' });
    const hasAddress = submit !== 'Nieuw geheim';
    if (hasAddress) await address.fill('https://nieuw.voorbeeld.example/');
    const password = form.getByLabelText('Huidig wachtwoord');
    await expect.element(password).not.toBeInTheDocument();
    await send.click();
    await expect.element(password).toHaveFocus();
    await expect.element(form.getByText(/^U bent hier al even ingelogd/)).toBeVisible();
    await password.fill('een ander');
    await send.click();
    await expect.element(form.getByText('Dit wachtwoord klopt niet')).toBeVisible();
    if (hasAddress) await expect.element(address).toHaveValue('https://nieuw.voorbeeld.example/');
    await password.fill('het juiste');
    await send.click();
    await expect.element(password).not.toBeInTheDocument();
  });
});
