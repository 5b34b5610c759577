import type { Page } from '@playwright/test';
import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { agendaOf, dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { atSize } from '../screens/at-size.ts';
import { expectNothingCut } from '../screens/cut-text.ts';
import { ADMIN_SECTIONS, adminOf, contactOf, faqOf, settingsOf } from '../screens/organisation-pages.ts';
import { projectCards } from '../screens/projects.ts';
import { expectTargetsOf } from '../screens/touch-targets.ts';
import type { ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

// Positions that matter, not pixels: what a screen is for is seen at once, and no text is cut.
const PHONE_HEIGHT = 844;
const SCREENS = [
  { width: 360, height: PHONE_HEIGHT },
  { width: 390, height: PHONE_HEIGHT },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** px from the top of the page to the lower edge of the first large figure. */
async function firstFigureEnds(page: Page): Promise<number> {
  const figure = page
    .getByRole('region', { name: /^(Kerncijfers|Key figures)$/ })
    .locator('p')
    .first();
  await expect(figure).toContainText('€');
  const box = await figure.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** One page through all widths, which takes less than a page for each. */
async function nothingCutAtAnyWidth(
  page: Page,
  place: string,
  also: () => Promise<void> = async () => {},
): Promise<void> {
  for (const size of SCREENS) {
    await atSize(page, size);
    await test.step(`${place} at ${size.width} px`, async () => {
      await expectNothingCut(page, size.width);
      await also();
    });
  }
}

function named(projects: readonly ProjectRecord[], name: string): ProjectRecord {
  const project = projects.find(({ project_name }) => project_name === name);
  if (!project) throw new Error(`The demonstration has no project ${name}`);
  return project;
}

const START = /^(Start nieuw project|Start new project)$/;
const RESULT = /^(Uitkomst van het project|Result of the project)$/;
const UPLOAD = /^(Voeg berekening toe|Add calculation)$/;

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the dashboard begins with what is saved, at every width, and cuts no text', async ({ page }) => {
      for (const size of SCREENS) {
        await atSize(page, size);
        await page.goto(dashboardOf(MUNICIPALITY));
        expect(await firstFigureEnds(page), `${size.width} px`).toBeLessThan(size.width < 600 ? 400 : 340);
        const start = page.getByRole('button', { name: START });
        if (size.width >= 600) await expect(start).toBeInViewport();
        else await expect(start).toBeVisible();
        await expect(page.getByRole('region', { name: /^(Totale|Total) MKI/ })).toBeVisible();
        await expectNothingCut(page, size.width);
      }
    });

    test('nothing on the dashboard moves when its figures arrive', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/internal_project_calculation_statistics/**', async (route) => {
        await held;
        await route.continue();
      });
      for (const size of [SCREENS[1], SCREENS[3], SCREENS[4]]) {
        await atSize(page, size);
        await page.goto(dashboardOf(MUNICIPALITY));
        const heading = page.getByRole('heading', { name: /^(Projecten|Projects)/, level: 2 });
        // The list is there before the figures of the band are.
        await expect(projectCards(page).first()).toBeVisible();
        const before = (await heading.boundingBox())?.y;
        release();
        await firstFigureEnds(page);
        const after = (await heading.boundingBox())?.y;
        expect(Math.abs((after ?? 0) - (before ?? 0)), `${size.width} px`).toBeLessThanOrEqual(4);
      }
    });

    test('every tab of a project begins with what it came to, and stays where it is when that arrives', async ({
      page,
      api,
    }) => {
      test.slow();
      const projects = await api.listProjects(MUNICIPALITY);
      const built = named(projects, 'Fietsbrug Molenvliet');
      const result = page.getByRole('region', { name: RESULT });
      for (const size of [SCREENS[1], SCREENS[3], SCREENS[4]]) {
        await atSize(page, size);
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/project-calculation/?*', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(tabOf(built, 7));
        const tabs = page.getByRole('tablist');
        await expect(tabs).toBeVisible();
        const before = (await tabs.boundingBox())?.y;
        release();
        await expect(result).toContainText('€794,-');
        expect(
          Math.abs(((await tabs.boundingBox())?.y ?? 0) - (before ?? 0)),
          `${size.width} px`,
        ).toBeLessThan(2);
        await page.unroute('**/project-calculation/?*');
        for (const place of [
          ...[1, 3, 5, 6, 7].map((tab) => tabOf(built, tab)),
          ...[4, 6].map((tab) => tabOf(named(projects, 'Reconstructie Kanaalweg'), tab)),
        ]) {
          await page.goto(place);
          const figure = result.getByText(/^€[\d.]+,- (minder|less)$/);
          await expect(figure).toBeVisible();
          const { y = 0, height = 0 } = (await figure.boundingBox()) ?? {};
          expect(y + height, `${place} at ${size.width} px`).toBeLessThan(size.width < 600 ? 400 : 260);
          expect(height, `${place} at ${size.width} px`).toBeGreaterThanOrEqual(28);
        }
      }
    });

    test('no screen of a member cuts text, at any width', async ({ page, api }) => {
      test.slow();
      const project = await api.createProject('Herinrichting Burgemeester van Heemstrastraat en omgeving');
      await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
      await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
      const projects = await api.listProjects(MUNICIPALITY);
      const built = named(projects, 'Fietsbrug Molenvliet');
      const awarded = named(projects, 'Reconstructie Kanaalweg');
      const places = [
        tabOf(built, 7),
        ...[4, 5, 6].map((tab) => tabOf(awarded, tab)),
        ...[1, 6].map((tab) => tabOf(project, tab)),
        agendaOf(MUNICIPALITY),
        ...(['organisatie', 'profiel', 'organisatieleden'] as const).map((tab) =>
          settingsOf(MUNICIPALITY, tab),
        ),
        faqOf(MUNICIPALITY),
        `${faqOf(MUNICIPALITY)}/excel-indeling`,
        contactOf(MUNICIPALITY),
      ];
      for (const place of places) {
        await page.goto(place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Styles that come in while the screen changes its size may be those of another one.
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await nothingCutAtAnyWidth(page, place);
      }
      // A project's result and what is done in the tab are there before one scrolls.
      await page.goto(tabOf(project, 3));
      const result = page.getByRole('region', { name: RESULT });
      await nothingCutAtAnyWidth(page, 'tab 3', async () => {
        await expect(result.getByText('€1.500,-')).toBeInViewport();
        await expect(page.getByRole('button', { name: UPLOAD })).toBeInViewport();
      });
    });

    test('no dialog and no check of a file cuts text, and the way on stays in view', async ({
      page,
      api,
    }) => {
      const project = await api.createProject('Met een controle en een dialoog');
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('button', { name: START }).click();
      const dialog = page.getByRole('dialog');
      await nothingCutAtAnyWidth(page, 'new project', () =>
        expect(
          dialog.getByRole('button', { name: /^(Kies projectleden|Choose project members)$/ }),
        ).toBeInViewport(),
      );
      for (const file of [await baselineFile(), fileWithBadCells()]) {
        await page.goto(tabOf(project, 3));
        const picker = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: UPLOAD }).click();
        await (await picker).setFiles(file);
        const check = page.getByRole('region', { name: new RegExp(file.name) });
        await expect(
          check.getByText(/^(Kan worden toegevoegd|Can be added|6 fouten|6 errors)/),
        ).toBeVisible();
        await nothingCutAtAnyWidth(page, `check of ${file.name}`);
        await page.goto(dashboardOf(MUNICIPALITY));
      }
    });
  });
}

test.describe('a member of staff', () => {
  test.use({ account: 'medewerker' });

  test('reads all of the administration, at every width', async ({ page }) => {
    test.slow();
    const places = ADMIN_SECTIONS.map((section) => adminOf(MUNICIPALITY, section));
    for (const place of [...places, `${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await nothingCutAtAnyWidth(page, place);
    }
  });

  test('reads all of what a report is of, at every width', async ({ page, api }) => {
    test.slow();
    const project = named(await api.listProjects(MUNICIPALITY), 'Reconstructie Kanaalweg');
    for (const part of ['', '?deel=vergelijkingen']) {
      await page.goto(tabOf(project, 2) + part);
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('img', { name: /variant/ }).first()).toBeVisible();
      await nothingCutAtAnyWidth(page, `report ${part}`);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: PHONE_HEIGHT } });

  test('what a finger has to hit is large enough, and what a screen is for is 44 px high', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Met de duim');
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
    for (const place of [dashboardOf(MUNICIPALITY), tabOf(project, 1), tabOf(project, 3)]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await test.step(place, () => expectTargetsOf(page, 24));
    }
    const upload = page.getByRole('button', { name: 'Voeg berekening toe' });
    await expect(upload).toBeInViewport();
    expect((await upload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.goto(dashboardOf(MUNICIPALITY));
    const start = page.getByRole('button', { name: 'Start nieuw project' });
    await expect(start).toBeVisible();
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await start.click();
    // What goes on with a dialog stays in view, however long its form is.
    const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
    await expect(dialog.getByRole('button', { name: 'Kies projectleden' })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeInViewport();
  });
});

test.describe('a viewer', () => {
  test.use({ account: 'viewer' });

  test('sees first what is saved, at every width', async ({ page }) => {
    for (const size of SCREENS) {
      await atSize(page, size);
      await page.goto(viewerDashboardOf(MUNICIPALITY));
      expect(await firstFigureEnds(page), `${size.width} px`).toBeLessThan(size.width < 600 ? 460 : 320);
      await expectNothingCut(page, size.width);
    }
  });
});

test.describe('a viewer with an account page', () => {
  test.use({ account: 'viewer' });

  test('reads all of it, at every width', async ({ page }) => {
    await page.goto('/#/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothingCutAtAnyWidth(page, 'account');
  });
});

test.describe('a visitor', () => {
  test.use({ account: null });

  test('reads all of the login screen, at every width', async ({ page }) => {
    for (const size of SCREENS) {
      await atSize(page, size);
      await page.goto(LOGIN);
      await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
      await expectNothingCut(page, size.width);
    }
  });
});
