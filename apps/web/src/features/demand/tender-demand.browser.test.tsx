import { type AnswerOf, type DemandAnswer, endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import TenderDemand from './tender-demand.tsx';

const uuid = (number: number) => `0b000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PROJECT = exampleProject({ mki_upper_boundary: 5_000, mki_lower_boundary: 2_500, mki_steps: null });
const SPREAD = { count: 3, lowest: 10, lower_quartile: 10, middle: 18.4, upper_quartile: 24, highest: 24 };

const PER_SIZE = { count: 4, lowest: 9.5, lower_quartile: 9.5, middle: 15, upper_quartile: 30, highest: 30 };

/** Three projects offered 10, 18.4 and 24 %: 18 % less than €5,000 is €4,100. A fourth is not compared. */
const ANSWER: DemandAnswer = {
  ...{
    set: 'a1',
    sector: 'infra-city',
    project_type: 'Reconstructie',
    weights_version: '1',
    modules: ['A1-A3'],
  },
  ...{ weights_unconfirmed: [], rule: { projects: 3, spread_points: 25, reached_by: 2 }, reason: null },
  tender: { baseline: uuid(1), name: 'Ontwerp', mki: 5_000.2, posts: 41, posts_incomplete: 3 },
  proposal: {
    ...{ percent: 18, basis: 'offered', spread: SPREAD, reached_by: 2, built_by: 0 },
    ...{ reference: 5_000, target: 4_100, differing: 2, explained: 1 },
  },
  ...{ offered: SPREAD, built: null, bids: { projects: 2, spread: { ...SPREAD, count: 7 } } },
  targets: { projects: 2, offered: 1, built_projects: 1, built: 0 },
  ...{
    groups: [],
    groups_in_all: 0,
    per_size: { offered: PER_SIZE, built: null },
    left_out: [{ obstacle: 'sealed', projects: 1 }],
  },
  projects: [
    {
      ...{ uuid: uuid(2), name: 'Markt', year: 2025, kind: 'award', baseline: 900, offered: 18.4 },
      ...{ built: null, target: 50, incomplete: false, differs: true, explained: false, obstacle: null },
      ...{ size: 100_000, offered_per_size: 9.5, built_per_size: null },
    },
    {
      ...{ uuid: uuid(3), name: 'Kade', year: 2024, kind: 'award', baseline: null, offered: null },
      ...{
        built: null,
        target: null,
        incomplete: false,
        differs: false,
        explained: false,
        obstacle: 'sealed',
      },
      ...{ size: null, offered_per_size: null, built_per_size: null },
    },
  ],
};
const NOTHING: DemandAnswer = { ...ANSWER, proposal: null, reason: 'too-wide' };
type CarriedProposal = NonNullable<AnswerOf<typeof endpoints.getCarriedProposal>['proposal']>;
const CARRIED: CarriedProposal = {
  ...{ carried_at: '30/11/2026 10:00:00', reference: 5_000, target: 4_100, percent: 18, basis: 'offered' },
  projects: [
    { name: 'Markt', percent: 18.4 },
    { name: 'Plein', percent: 24 },
  ],
};

async function show(
  answer: DemandAnswer,
  { project = PROJECT, readOnly = false, carried = null as CarriedProposal | null } = {},
) {
  server.answer(endpoints.getDemand, () => answer);
  server.answer(endpoints.getCarriedProposal, () => ({ proposal: carried }));
  await renderScreen(<TenderDemand project={project} readOnly={readOnly} inTurn={(job) => job()} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
}
/** Matches a text that holds these words, whatever spaces are between them. */
const within = (words: string) => new RegExp(words.replaceAll(/[.()]/g, '\\$&').replaceAll(' ', '\\s'));
const open = () => page.getByRole('button', { name: 'Wat te eisen' }).click();
const dialog = page.getByRole('dialog', { name: 'Wat te eisen' });
const carry = dialog.getByRole('button', { name: 'Overnemen in het gunningsmodel' });

it('says what is proposed, why, and that nobody has built it, with every project behind it', async () => {
  await show(ANSWER);
  await open();
  await expect
    .element(
      dialog
        .getByText(within('een referentiewaarde van €5.000,- en een streefwaarde van €4.100,-, 18 % lager'))
        .first(),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByText(within('Bij 2 van de 3 projecten bood de winnaar')).first())
    .toBeVisible();
  await expect
    .element(dialog.getByText(within('Nog geen enkel project bouwde 18 % of meer')).first())
    .toBeVisible();
  await expect
    .element(dialog.getByText(within('Van de baseline tellen 3 van de 41 posten deels als 0')).first())
    .toBeVisible();
  await expect.element(dialog.getByText(within('midden 18,4 % (7 inschrijvingen)')).first()).toBeVisible();
  await expect
    .element(
      dialog
        .getByText(within('De winnaar bereikte 1 van 2 streefwaarden. Gebouwd is er 0 van 1 bereikt.'))
        .first(),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByText(within('Tellen niet mee: inschrijvingen zijn verzegeld (1)')).first())
    .toBeVisible();
  await expect
    .element(
      dialog.getByText(
        within('niets bekend gebouwd; €9,50 tot €30,-, midden €15,- (4 projecten) aangeboden'),
      ),
    )
    .toBeVisible();
  await expect.element(dialog.getByRole('row', { name: within('€9,50 (laagste kwart)') })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Markt' })).toBeVisible();
  // A reduction may come from less work, or from what counts as 0.
  for (const said of [
    'Bij 2 van de 3 projecten verschilt de omvang van die van de baseline: ook minder werk telt als reductie.',
    'Bij 1 van de 3 projecten telt iets als 0',
  ])
    await expect.element(dialog.getByText(within(said)).first()).toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: /Markt.*Omvang verschilt van de baseline/ }))
    .toBeVisible();
});

it('carries what was shown, and says what was refused', async () => {
  await show(ANSWER);
  server.answer(endpoints.carryProposal, () => refused(409, { detail: 'Het voorstel is intussen anders.' }));
  await open();
  await carry.click();
  await expect.element(dialog.getByText('Het voorstel is intussen anders.')).toBeVisible();
  server.answer(endpoints.carryProposal, () => ({ ...PROJECT, mki_lower_boundary: 4_100 }));
  await dialog.getByRole('checkbox').click();
  await expect.poll(() => server.asked(endpoints.getDemand).at(-1)?.query.project_type).toBe('');
  await carry.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked(endpoints.carryProposal).map(({ payload }) => payload)).toEqual([
    { reference: 5_000, target: 4_100 },
    { reference: 5_000, target: 4_100, project_type: '' },
  ]);
});

it('has nothing to carry where nothing is proposed, in steps, and for whoever only reads', async () => {
  await show(NOTHING);
  await open();
  await expect
    .element(dialog.getByText(within('de vergelijkbare projecten verschillen te veel')).first())
    .toBeVisible();
  await expect.element(carry).not.toBeInTheDocument();
  leaveScreens();
  await show(ANSWER, { readOnly: true });
  await open();
  await expect.element(dialog.getByRole('link', { name: 'Markt' })).toBeVisible();
  await expect.element(carry).not.toBeInTheDocument();
});

it('marks values that were proposed, and says what was proposed once they are others', async () => {
  await show(ANSWER, { carried: CARRIED, project: { ...PROJECT, mki_lower_boundary: 4_100 } });
  await expect
    .element(page.getByText(/^Voorgesteld op 30-11-2026: 18 % onder de referentiewaarde \(2 projecten\)/))
    .toBeVisible();
  leaveScreens();
  await show(ANSWER, { carried: CARRIED });
  await expect.element(page.getByText(/^Het voorstel van 30-11-2026 was €4.100,-: 18 % onder/)).toBeVisible();
});
