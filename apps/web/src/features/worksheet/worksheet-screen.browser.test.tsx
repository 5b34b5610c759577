import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PROJECT } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { refused, server, UNREACHABLE } from '../../testing/server.ts';
import { serveWorksheet, sheetAnswer, sheetRow, WORKSHEET } from '../../testing/worksheet-answers.ts';
import { Sheet } from './sheet/sheet.tsx';
import { WorksheetScreen } from './worksheet-screen.tsx';

const NOT_STORED = { onStore: null, panel: null };

async function show() {
  await renderScreen(
    <WorksheetScreen uuid={WORKSHEET}>
      {(worksheet) => (
        <Sheet
          worksheet={worksheet}
          organisationSlug={ORGANISATION.slug}
          projectName={PROJECT.name}
          storing={NOT_STORED}
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
      summary.getByText('De omvang verschilt: 1 met een andere hoeveelheid of eenheid.', { exact: false }),
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
