import { endpoints } from '@milieuspoor/contract';
import { use, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RowLeadContext } from '../../lib/row-lead.ts';
import { PROJECT } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { refused, server, UNREACHABLE } from '../../testing/server.ts';
import {
  NOT_STORED,
  serveWorksheet,
  sheetAnswer,
  sheetRow,
  WORKSHEET,
} from '../../testing/worksheet-answers.ts';
import { type MadeSheet, Sheet, type SheetProps } from './sheet/sheet.tsx';
import { WorksheetScreen } from './worksheet-screen.tsx';

async function show(storing: SheetProps['storing'] = NOT_STORED, paste: SheetProps['paste'] = () => null) {
  await renderScreen(
    <WorksheetScreen uuid={WORKSHEET}>
      {(worksheet) => (
        <Sheet
          worksheet={worksheet}
          organisationSlug={ORGANISATION.slug}
          projectName={PROJECT.name}
          storing={storing}
          paste={paste}
        />
      )}
    </WorksheetScreen>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/rekenblad/${WORKSHEET}` },
  );
  await expect.element(page.getByRole('grid', { name: 'Posten' })).toBeVisible();
}

const row = (post: string) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: post, exact: true }) });
const summary = page.getByRole('region', { name: 'MKI (Set A1)' });

/** Types a quantity into the field of a post. */
async function type(post: string, text: string) {
  await row(post).getByRole('gridcell').nth(2).click();
  await expect
    .element(page.getByRole('textbox', { name: `Hoeveelheid van post ${post} in m` }))
    .toHaveFocus();
  await userEvent.keyboard(text);
}

it('shows what the posts come to, and the same again as a difference with the baseline of nothing', async () => {
  serveWorksheet();
  await show();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
  await expect.element(summary.getByText(/gelijk aan de baseline/)).toBeVisible();
  await expect.element(summary.getByText(/omvang verschilt/)).not.toBeInTheDocument();
  await expect.element(summary.getByText(/berekend met onbevestigde weegfactoren: AP\./)).toBeVisible();
  await expect.element(row('310020').getByText('€30,-')).toBeVisible();
  await expect.element(page.getByText(/concept, bewaard om 14:05/)).toBeVisible();
});

it('a keystroke changes the figure of its post, the sum and the difference, and undoing takes it back', async () => {
  serveWorksheet();
  await show();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
  await type('310020', '1');
  await expect.element(summary.getByText('€63,-')).toBeVisible();
  await expect.element(summary.getByText(/30,00 % minder dan de baseline/)).toBeVisible();
  await expect.element(row('310020').getByText(/▼ €27,-/)).toBeVisible();
  await expect
    .element(
      summary.getByText('De omvang verschilt: 1 post met een andere hoeveelheid of eenheid.', {
        exact: false,
      }),
    )
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(summary.getByText('€63,-')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(summary.getByText('€90,-')).toBeVisible();
});

it('a post that is left out costs nothing and saves what it cost', async () => {
  serveWorksheet();
  await show();
  await page.getByRole('button', { name: 'Acties voor post 410030' }).click();
  await page.getByRole('menuitem', { name: 'Laat post vervallen' }).click();
  await expect.element(summary.getByText('€50,-')).toBeVisible();
  await expect.element(row('410030').getByText(/▼ €40,-/)).toBeVisible();
  await expect.element(row('410030').getByText('vervallen')).toBeVisible();
  await expect
    .element(summary.getByText(/De omvang verschilt: 1 post vervallen\. Ook minder werk telt/))
    .toBeVisible();
});

it('a post without a profile is no 0: it is named, and there is no difference in all', async () => {
  const rows = [sheetRow('210010'), sheetRow('310020', { source: { kind: 'none' } }), sheetRow('410030')];
  serveWorksheet({ worksheet: sheetAnswer({ rows }) });
  await show();
  await expect.element(row('310020').getByText('Zonder profiel: kies een product.')).toBeVisible();
  await expect.element(summary.getByText(/1 post zonder cijfers telt niet mee/)).toBeVisible();
  await expect.element(summary.getByText(/minder dan de baseline/)).not.toBeInTheDocument();
  await summary.getByRole('button', { name: 'Naar de eerste' }).click();
  await expect.element(row('310020').getByRole('button', { name: /kies een ander product/ })).toHaveFocus();
});

it('is kept by itself after a pause, with the revision that was read', async () => {
  const { kept } = serveWorksheet();
  await show();
  await type('310020', '7{Enter}');
  await expect.element(page.getByText(/wijzigingen worden zo bewaard/)).toBeVisible();
  await expect.element(page.getByText(/bewaard om 14:02/)).toBeVisible();
  expect(kept().rows.map(({ quantity }) => quantity)).toEqual([10, 7, 10]);
  expect(server.asked(endpoints.changeWorksheet)[0]?.headers['if-match']).toBe('1');
});

it('without a connection it says so, keeps what is typed through a reload, and sends it afterwards', async () => {
  const { kept } = serveWorksheet();
  server.answer(endpoints.changeWorksheet, () => UNREACHABLE);
  await show();
  await type('310020', '7{Enter}');
  await expect.element(page.getByText(/U bent niet verbonden/)).toBeVisible();
  leaveScreens();
  await show();
  await expect.element(row('310020').getByText('7', { exact: true })).toBeVisible();
  expect(kept().rows[1]?.quantity).toBe(10);
});

it('what was kept elsewhere since is not overwritten: either may stay', async () => {
  const { elsewhere } = serveWorksheet();
  await show();
  elsewhere({ revision: 5, modified: '03/11/2026 15:30:00', rows: [sheetRow('210010', { quantity: 99 })] });
  server.answer(endpoints.changeWorksheet, () => refused(409, { detail: 'Gewijzigd', current: {} }));
  await type('310020', '7{Enter}');
  await expect.element(page.getByText(/U hebt dit rekenblad om 15:30 in een ander tabblad/)).toBeVisible();
  await page.getByRole('button', { name: 'Neem die over' }).click();
  await expect.element(row('210010').getByText('99')).toBeVisible();
  await expect.element(page.getByText(/concept, bewaard om 15:30/)).toBeVisible();
});

it('gets another name and another type, and goes on from that revision', async () => {
  const { kept } = serveWorksheet();
  await show();
  await page.getByRole('button', { name: 'Naam en soort' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Nog beter');
  await page.getByRole('combobox', { name: 'Soort berekening' }).click();
  await page.getByRole('option', { name: 'Baseline', exact: true }).click();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nog beter');
  expect(kept()).toMatchObject({ name: 'Nog beter', calculation_type: 'design-baseline', revision: 2 });
  expect(server.asked(endpoints.changeWorksheet)[0]?.headers['if-match']).toBe('1');
  // What it is compared with depends on its type.
  await expect.poll(() => server.asked(endpoints.getWorksheetBaseline).length).toBe(2);
  await type('310020', '7{Enter}');
  await expect.poll(() => kept().rows[1]?.quantity).toBe(7);
  expect(server.asked(endpoints.changeWorksheet).at(-1)?.headers['if-match']).toBe('2');
});

it('by keyboard alone: reaches the table, fills in quantities, leaves a post out, undoes that', async () => {
  serveWorksheet();
  await show();
  await expect.element(summary.getByText('€90,-')).toBeVisible();
  const isInGrid = () => document.activeElement?.closest('[role="grid"]') !== null;
  for (let stops = 0; stops < 40 && !isInGrid(); stops++) await userEvent.keyboard('{Tab}');
  expect(isInGrid()).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Hoeveelheid van post 210010 in m' })).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('2{Enter}');
  // 1 m of €2, 2 m of €3, and 10 m of €4.
  await expect.element(summary.getByText('€48,-')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect.element(summary.getByText('€8,-')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(summary.getByText('€48,-')).toBeVisible();
});

/** The check of a worksheet, which leads to the second row of its file. */
function Panel() {
  const lead = use(RowLeadContext);
  const [second, none] = [3, 9].map((written) => lead?.({ sheet: 'Posten', row: written }) ?? null);
  const ofProfile = lead?.({ sheet: 'Set A1', row: 14, postenRow: 2 }) ?? null;
  return (
    <>
      <button type="button" onClick={() => second?.()}>
        Naar post
      </button>
      <button type="button" onClick={() => ofProfile?.()}>
        Naar de post van het profiel
      </button>
      {none === null && <p>Rij 9 is van geen post</p>}
    </>
  );
}

/** A worksheet that is checked once somebody stores it. */
function Storing({ onMade }: { readonly onMade: (made: MadeSheet) => void }) {
  const [isChecking, setChecking] = useState(false);
  return (
    <WorksheetScreen uuid={WORKSHEET}>
      {(worksheet) => (
        <Sheet
          worksheet={worksheet}
          organisationSlug={ORGANISATION.slug}
          projectName={PROJECT.name}
          storing={{
            ...{ ...NOT_STORED, isClosed: false, panel: isChecking ? <Panel /> : null },
            onStore: (made) => {
              onMade(made);
              setChecking(true);
            },
          }}
          paste={() => null}
        />
      )}
    </WorksheetScreen>
  );
}

it('a problem of the check leads to its row, and from there back to where it was', async () => {
  serveWorksheet();
  const checked: MadeSheet[] = [];
  await renderScreen(<Storing onMade={(made) => checked.push(made)} />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/rekenblad/${WORKSHEET}`,
  });
  // The first post is no part of the file, so that its second row is of the third post.
  await page.getByRole('button', { name: 'Acties voor post 210010' }).click();
  await page.getByRole('menuitem', { name: 'Laat post vervallen' }).click();
  await page.getByRole('button', { name: 'Opslaan als optimalisatie' }).click();
  await expect.element(page.getByText('Rij 9 is van geen post')).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'Posten' })).not.toBeInTheDocument();
  expect(checked).toMatchObject([{ name: 'Meer hergebruik.xlsx', isVariant: true }]);
  const lead = page.getByRole('button', { name: 'Naar post', exact: true });
  await lead.click();
  await expect.element(row('410030').getByRole('button', { name: /kies een ander product/ })).toHaveFocus();
  await page.getByRole('button', { name: 'Terug naar de controle' }).click();
  await expect.element(lead).toHaveFocus();
  expect(checked).toHaveLength(1);
  // A row of a profile leads to the post that it belongs to: the first of the file.
  await page.getByRole('button', { name: 'Naar de post van het profiel' }).click();
  await expect.element(row('310020').getByRole('button', { name: /kies een ander product/ })).toHaveFocus();
  await page.getByRole('button', { name: 'Terug naar de controle' }).click();
  // A change makes the check another one.
  await lead.click();
  await type('410030', '7{Enter}');
  await page.getByRole('button', { name: 'Controleer opnieuw' }).click();
  await expect.poll(() => checked.length).toBe(2);
});

it('posts that are pasted become rows at the end, with a number of their own', async () => {
  const { kept } = serveWorksheet();
  await show(NOT_STORED, ({ onRows }) => (
    <button
      type="button"
      onClick={() => onRows([sheetRow('410030', { key: 'geplakt', origin: null, quantity: 3 })])}
    >
      Geplakt
    </button>
  ));
  await page.getByRole('button', { name: 'Posten plakken' }).click();
  await page.getByRole('button', { name: 'Geplakt' }).click();
  await expect.element(page.getByRole('button', { name: 'Geplakt' })).not.toBeInTheDocument();
  await expect.element(row('410031').getByText('toegevoegd')).toBeVisible();
  await expect
    .poll(() => kept().rows.map(({ postNumber }) => postNumber))
    .toEqual([...['210010', '310020', '410030', '410031']]);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(row('410031')).not.toBeInTheDocument();
});
