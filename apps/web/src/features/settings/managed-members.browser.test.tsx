import { endpoints, type ManagedMember } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CHIEF, COLLEAGUE, EXAMPLE_LEAVING, heldThing } from '../../testing/example-leaving.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { ManagedMembers } from './managed-members.tsx';

const ADDRESS = '/o/gemeente-voorbeeld/dashboard';
const OWN = '0f000000-0000-4000-8000-000000000001';

function memberOf(number: number, first_name: string, changes: Partial<ManagedMember> = {}): ManagedMember {
  return {
    uuid: `0a000000-0000-4000-8000-00000000000${number}`,
    user: {
      uuid: `0f000000-0000-4000-8000-00000000000${number}`,
      ...{ first_name, last_name: 'Bos', email: `${first_name.toLowerCase()}@gemeente.example`, tel: '' },
    },
    dashboard_type: 'member',
    administrator: false,
    active: true,
    state: 'active',
    last_login: '2026-03-02T09:30:00.000Z',
    second_factor: false,
    invitation: null,
    ...changes,
  };
}

const invited = (mail: 'queued' | 'sent' | 'failed') =>
  memberOf(2, 'Ina', {
    state: 'invited',
    last_login: null,
    invitation: {
      sender: 'Lotte Lid',
      sent: '2026-03-02T09:30:00.000Z',
      expires: '2026-03-09T09:30:00.000Z',
      over: false,
      mail,
    },
  });

async function show(...members: ManagedMember[]) {
  server.answer(endpoints.listManagedMembers, () => ({
    count: members.length,
    next: null,
    previous: null,
    results: members,
  }));
  let ownChanges = 0;
  await renderScreen(
    <ManagedMembers
      organisationSlug="gemeente-voorbeeld"
      ownUuid={OWN}
      onOwnChange={async () => {
        ownChanges++;
      }}
    />,
    { at: ADDRESS },
  );
  return { ownChanges: () => ownChanges };
}

const button = (name: string) => page.getByRole('button', { name });

it('tells how a member gets in, and offers what can be done with each', async () => {
  await show(
    memberOf(1, 'Lotte', { administrator: true }),
    memberOf(3, 'Kees', { state: 'suspended', active: false }),
  );
  await expect.element(page.getByText('Lid · Organisatiebeheerder')).toBeVisible();
  for (const initials of ['LB', 'KB']) await expect.element(page.getByText(initials)).toBeVisible();
  await expect
    .element(page.getByText('Laatst ingelogd op 02-03-2026 10:30. Zonder tweede factor').first())
    .toBeVisible();
  await expect.element(button('Organisatiebeheer afnemen van Lotte Bos')).toBeVisible();
  await expect.element(button('Lotte Bos schorsen')).not.toBeInTheDocument();
  await expect.element(button('Lidmaatschap van Kees Bos hervatten')).toBeVisible();
  await expect.element(button('Organisatiebeheerder maken: Kees Bos')).not.toBeInTheDocument();
});

it('asks before it suspends, with what the member holds, and says why when that is refused', async () => {
  await show(memberOf(3, 'Kees', { administrator: true }));
  server.answer(endpoints.listMemberHoldings, () => EXAMPLE_LEAVING);
  server.answer(endpoints.updateMember, () => refused(409, { detail: 'Dit is de laatste.' }));
  await button('Kees Bos schorsen').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('API-sleutel')).toBeVisible();
  await expect.element(dialog.getByText('Ingevoerde inschrijving · Brug')).toBeVisible();
  await expect.element(dialog.getByText('Blijft verzegeld, voor iedereen')).toBeVisible();
  expect(server.asked(endpoints.listMemberHoldings)[0]?.query).toEqual({ act: 'leave' });
  expect(server.asked(endpoints.updateMember)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schorsen' }).click();
  await expect.element(page.getByText('Dit is de laatste.')).toBeVisible();
  const shown = EXAMPLE_LEAVING.holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name }));
  expect(server.asked(endpoints.updateMember)[0]?.payload).toEqual({
    active: false,
    shown: { holdings: shown },
    keep: [],
  });
});

it('offers each thing to who may hold it, and sends who goes on with it', async () => {
  await show(memberOf(3, 'Kees', { administrator: true }));
  server.answer(endpoints.listMemberHoldings, () => EXAMPLE_LEAVING);
  server.answer(endpoints.updateMember, () => memberOf(3, 'Kees', { active: false, state: 'suspended' }));
  await button('Kees Bos schorsen').click();
  const choices = page.getByRole('combobox', { name: 'Wat gebeurt ermee?' });
  await choices.first().click();
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(options).toEqual(['Eindigt', 'Gaat door bij Chris Chef']);
  await page.getByRole('option', { name: 'Gaat door bij Chris Chef' }).click();
  await choices.nth(1).click();
  await expect.poll(options).toEqual(['Eindigt', 'Gaat door bij Chris Chef', 'Gaat door bij Lea Lid']);
  await page.getByRole('option', { name: 'Gaat door bij Lea Lid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schorsen' }).click();
  await expect.element(page.getByText('Kees Bos is geschorst')).toBeVisible();
  const [key, chart] = EXAMPLE_LEAVING.holdings;
  expect(server.asked(endpoints.updateMember)[0]?.payload).toMatchObject({
    keep: [
      { uuid: key?.uuid, holder: CHIEF.uuid },
      { uuid: chart?.uuid, holder: COLLEAGUE.uuid },
    ],
  });
});

it('shows old and new when somebody made a key meanwhile, and confirms only what was looked at', async () => {
  await show(memberOf(3, 'Kees', { administrator: true }));
  const later = { ...EXAMPLE_LEAVING, holdings: [heldThing(1, 'GIS'), heldThing(9, 'Later')] };
  const before = { ...EXAMPLE_LEAVING, holdings: [heldThing(1, 'GIS')] };
  let made = false;
  const stated = ({ holdings }: typeof later) => ({
    holdings: holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name })),
  });
  server.answer(endpoints.listMemberHoldings, () => (made ? later : before));
  server.answer(endpoints.updateMember, () =>
    refused(409, { detail: 'Er is iets veranderd.', shown: stated(before), current: stated(later) }),
  );
  await button('Kees Bos schorsen').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('GIS')).toBeVisible();
  made = true;
  await dialog.getByRole('button', { name: 'Schorsen' }).click();
  await expect
    .element(dialog.getByRole('cell', { name: 'API-sleutel GIS, API-sleutel Later' }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
  await expect.element(dialog.getByText('Later')).toBeVisible();
  await expect.element(dialog.getByText('Er is iets veranderd.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Schorsen' }).click();
  await expect.poll(() => server.asked(endpoints.updateMember).length).toBe(2);
  expect(server.asked(endpoints.updateMember)[1]?.payload).toMatchObject({ shown: stated(later) });
});

it('suspends nobody as long as it is unknown what they hold', async () => {
  await show(memberOf(3, 'Kees', { administrator: true }));
  server.answer(endpoints.listMemberHoldings, () => refused(403));
  await button('Kees Bos schorsen').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('Wat deze persoon heeft, is niet geladen')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Schorsen' })).toBeDisabled();
});

it('says that the mail of an invitation never came, and sends it again', async () => {
  await show(invited('failed'));
  await expect
    .element(page.getByText(/De uitnodiging van 02-03-2026 10:30 is niet aangekomen/))
    .toBeVisible();
  server.answer(endpoints.resendMemberInvitation, () => undefined);
  await button('Uitnodiging van Ina Bos opnieuw versturen').click();
  await expect
    .element(page.getByText('De uitnodiging aan ina@gemeente.example wordt opnieuw verstuurd'))
    .toBeVisible();
  expect(server.asked(endpoints.listManagedMembers).length).toBeGreaterThan(1);
});

it('says who invited, and until when the link works', async () => {
  await show(invited('sent'));
  await expect
    .element(
      page.getByText(
        'Uitgenodigd door Lotte Lid op 02-03-2026 10:30. De link is geldig tot 09-03-2026 10:30.',
      ),
    )
    .toBeVisible();
});

it('invites nobody as an administrator who sees figures only, and keeps what was typed when it is refused', async () => {
  await show(memberOf(1, 'Lotte', { administrator: true }));
  server.answer(endpoints.inviteMember, () => refused(400, { email: ['Deze persoon is al lid'] }));
  await button('Collega uitnodigen').click();
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('kees@gemeente.example');
  await page.getByRole('switch', { name: 'Organisatiebeheerder' }).click();
  await page.getByRole('combobox', { name: 'Rol' }).click();
  await page.getByRole('option', { name: 'Kijker' }).click();
  await expect.element(page.getByRole('switch', { name: 'Organisatiebeheerder' })).not.toBeInTheDocument();
  await button('Uitnodiging versturen').click();
  await expect.element(page.getByText('Deze persoon is al lid')).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: /E-mailadres/ }))
    .toHaveValue('kees@gemeente.example');
  expect(server.asked(endpoints.inviteMember)[0]?.payload).toMatchObject({
    email: 'kees@gemeente.example',
    dashboard_type: 'viewer',
    administrator: false,
  });
});

it('says at the switch why a colleague cannot run the organisation', async () => {
  await show(memberOf(1, 'Lotte', { administrator: true }));
  server.answer(endpoints.inviteMember, () => refused(400, { administrator: ['Dat mag hier niet.'] }));
  await button('Collega uitnodigen').click();
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('kees@gemeente.example');
  await page.getByRole('switch', { name: 'Organisatiebeheerder' }).click();
  await button('Uitnodiging versturen').click();
  await expect.element(page.getByText('Dat mag hier niet.')).toBeVisible();
  await expect.element(page.getByText(/^Nodigt collega’s uit/)).not.toBeInTheDocument();
});

it('has the session asked anew when its own role is given up', async () => {
  const { ownChanges } = await show(memberOf(1, 'Lotte', { administrator: true }));
  server.answer(endpoints.updateMember, () => memberOf(1, 'Lotte'));
  server.answer(endpoints.listMemberHoldings, () => ({ holdings: [], holders: [] }));
  await button('Organisatiebeheer afnemen van Lotte Bos').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Organisatiebeheer afnemen' }).click();
  await expect.element(page.getByText('Lotte Bos is geen organisatiebeheerder meer')).toBeVisible();
  expect(ownChanges()).toBe(1);
});

it('keeps the members, and what is typed about a colleague, when they cannot be asked anew', async () => {
  await show(memberOf(1, 'Lotte', { administrator: true }));
  await button('Collega uitnodigen').click();
  const email = page.getByRole('textbox', { name: /E-mailadres/ });
  await email.fill('kees@gemeente.example');
  server.answer(endpoints.inviteMember, () => refused(403, { detail: 'Dat gaat nu niet.' }));
  server.answer(endpoints.listManagedMembers, () => refused(403));
  await button('Uitnodiging versturen').click();
  await expect.element(page.getByText('Dat gaat nu niet.')).toBeVisible();
  await expect.element(page.getByText('Opnieuw proberen')).toBeInTheDocument();
  await expect.element(email).toHaveValue('kees@gemeente.example');
  await expect.element(page.getByText('Lid · Organisatiebeheerder')).toBeInTheDocument();
});
