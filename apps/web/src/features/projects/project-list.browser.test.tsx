import { endpoints, type ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleProject } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { ProjectList } from './project-list.tsx';

const UUID = (number: number) => `0b000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

function listed(number: number, more: Partial<ListedProject> = {}): ListedProject {
  const modified = `01/02/2026 09:00:${String(60 - number).padStart(2, '0')}`;
  return {
    ...exampleProject({ uuid: UUID(number), project_name: `Project ${number}`, modified }),
    result: null,
    result_a2: null,
    ...more,
  };
}

const SAVED: ListedProject['result'] = {
  set: 'a1',
  baseline: 400,
  optimization: 300,
  comparison: { baseline: 400, optimization: 300, amount: -100, share: -0.25, incomplete: false },
  gaps: [],
};

function show(
  projects: readonly ListedProject[],
  presentation: 'grid' | 'table' = 'grid',
  set: SetCode = 'a1',
) {
  server.answer(endpoints.listProjects, () => ({
    count: projects.length,
    next: null,
    previous: null,
    results: [...projects],
  }));
  return renderScreen(
    <ProjectList
      organisationSlug={ORGANISATION.slug}
      presentation={presentation}
      onPresent={() => {}}
      set={set}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
}

const cards = page.getByRole('listitem');

beforeEach(() => localStorage.removeItem('milieuspoor.project-cards'));

describe('the cards of projects', () => {
  it('say what each came to, in words and as a track', async () => {
    await show([
      listed(1, { result: SAVED }),
      listed(2, { result: { ...SAVED, optimization: null, comparison: null } }),
      listed(3),
      listed(4, { result: { ...SAVED, set: null, baseline: null, optimization: null, comparison: null } }),
    ]);
    const first = cards.first();
    await expect.element(first).toMatchTextContent('▼ 25,0 %25,0 % minder MKI dan de baseline MKI');
    await expect.element(cards.nth(1)).toMatchTextContent('Baseline €400,-');
    await expect.element(cards.nth(2)).toMatchTextContent('Nog geen baseline');
    await expect.element(cards.nth(3)).toMatchTextContent('Niet te vergelijken: baseline en optimalisatie');
    await expect
      .poll(() =>
        [...document.querySelectorAll('[data-track]')].map((track) => track.getAttribute('data-track')),
      )
      .toEqual(['saved', 'baseline-only', 'nothing', 'incomparable']);
  });

  it('say that a difference is incomplete, and in Set A2', async () => {
    const comparison = { baseline: 400, optimization: 500, amount: 100, share: 0.25, incomplete: true };
    await show([listed(1, { result: { ...SAVED, set: 'a2', optimization: 500, comparison } })]);
    await expect
      .element(cards.first())
      .toMatchTextContent('▲ 25,0 %25,0 % meer MKI dan de baseline MKI in Set A2, onvolledig');
  });

  it('on a screen of Set A2 are of Set A2, or name the set that they have', async () => {
    const comparison = { baseline: 900, optimization: 450, amount: -450, share: -0.5, incomplete: false };
    const inA2 = { ...SAVED, set: 'a2', baseline: 900, optimization: 450, comparison } as const;
    const gaps = [{ side: 'baseline', undeclared: 1, items: 2 }] as const;
    await show(
      [
        listed(1, { result: SAVED, result_a2: inA2 }),
        listed(2, { result: SAVED }),
        listed(3, { result: { ...SAVED, optimization: null, comparison: null } }),
        listed(4, { result: { ...SAVED, comparison: null, gaps: [...gaps] } }),
      ],
      'grid',
      'a2',
    );
    const said = [
      '50,0 % minder MKI dan de baseline MKI in Set A2',
      '25,0 % minder MKI dan de baseline MKI in Set A1',
    ];
    await expect.element(cards.first()).toMatchTextContent(said[0] ?? '');
    await expect.element(cards.nth(1)).toMatchTextContent(said[1] ?? '');
    await expect.element(cards.nth(2)).toMatchTextContent('Baseline €400,- in Set A1');
    await expect.element(cards.nth(3)).toMatchTextContent('Niet te vergelijken in Set A1: niet elke post');
  });

  it('are nine until all are asked for, which the browser remembers', async () => {
    const many = Array.from({ length: 12 }, (_, index) => listed(index + 1));
    await show(many);
    await expect.poll(() => cards.elements().length).toBe(9);
    await page.getByRole('button', { name: 'Toon alle 12' }).click();
    await expect.poll(() => cards.elements().length).toBe(12);
    expect(localStorage.getItem('milieuspoor.project-cards')).toBe('all');
    await page.getByRole('button', { name: 'Toon de laatste 9' }).click();
    await expect.poll(() => cards.elements().length).toBe(9);
  });

  it('are searched as the table is, also by the day as it is shown', async () => {
    await show([listed(1), listed(2, { modified: '15/03/2026 10:00:00' })]);
    await expect.poll(() => cards.elements().length).toBe(2);
    await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('15-03-2026');
    await expect.poll(() => cards.elements().length).toBe(1);
    await page.getByRole('searchbox').fill('zwembad');
    await expect.element(page.getByText('Geen project gevonden voor "zwembad"')).toBeVisible();
  });
});

it('a row of the table leads to its project wherever it is clicked', async () => {
  // The page around the list names the project that it leads to.
  server.answer(endpoints.getProject, () => exampleProject());
  const screen = await show([listed(1, { result: SAVED })], 'table');
  const row = page.getByRole('row').filter({ hasText: 'Project 1' });
  await expect.element(row).toMatchTextContent('▼ 25,0 %');
  await userEvent.click(row.getByText('Infrastructuur stedelijk'));
  await expect.poll(screen.address).toContain(`/project/${UUID(1)}/tab/3`);
});
