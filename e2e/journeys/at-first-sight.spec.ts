import type { Page } from '@playwright/test';
import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { agendaOf, atPlace, dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { atSize } from '../screens/at-size.ts';
import { CHARTS, chart, expectDrawn } from '../screens/charts.ts';
import { expectNothingCut } from '../screens/cut-text.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { ADMIN_SECTIONS, adminOf, contactOf, faqOf, settingsOf } from '../screens/organisation-pages.ts';
import { projectCards } from '../screens/projects.ts';
import { expectNoSidewaysScrolling } from '../screens/sideways.ts';
import { expectTargetsOf } from '../screens/touch-targets.ts';
import type { ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

// These tests judge positions that matter, not pixels: the main content of a screen is in view at once, and no text is
// cut. One page goes through all widths, and axe judges it where it is. That takes less time than a new page for each
// width.
const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1440, height: 900 } as const;
const LARGE = { width: 1920, height: 1080 } as const;
const SCREENS = [
  { width: 360, height: PHONE.height },
  PHONE,
  { width: 768, height: 1024 },
  DESK,
  LARGE,
] as const;

/** One width of each layout tells whether words fit, the narrowest where room is short. */
const LAYOUTS = SCREENS.filter((size) => size !== PHONE && size !== LARGE);

/** Returns the distance from the top of the page to the lower edge of the first large figure, in px. */
async function firstFigureEnds(page: Page): Promise<number> {
  const figure = page
    .getByRole('region', { name: /^(Kerncijfers|Key figures)$/ })
    .locator('p')
    .first();
  await expect(figure).toContainText('€');
  const box = await figure.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/**
 * Takes one page through a width of each layout; in Dutch, where there is more to look at, through all widths. The last
 * width is that of a desk.
 */
async function nothingCutAtAnyWidth(
  page: Page,
  place: string,
  also?: (width: number) => Promise<void>,
): Promise<void> {
  const language = await page.locator('html').getAttribute('lang');
  const sizes = language === 'nl' && also ? SCREENS : LAYOUTS;
  for (const size of [...sizes.filter((each) => each !== DESK), DESK]) {
    await atSize(page, size);
    await test.step(`${place} at ${size.width} px`, async () => {
      await expectNothingCut(page, size.width);
      await also?.(size.width);
    });
  }
}

/** Delays the answers of an address until they are released. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
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

    test('the dashboard begins with the amount saved, moves nothing when it arrives, and cuts no text', async ({
      page,
    }) => {
      test.slow();
      await atSize(page, PHONE);
      const letGo = await holdBack(page, '**/internal_project_calculation_statistics/**');
      await page.goto(dashboardOf(MUNICIPALITY));
      const heading = page.getByRole('heading', { name: /^(Projecten|Projects)/, level: 2 });
      // The list arrives before the figures of the band.
      await expect(projectCards(page).first()).toBeVisible();
      const before = (await heading.boundingBox())?.y;
      await letGo();
      await firstFigureEnds(page);
      const after = (await heading.boundingBox())?.y;
      expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThanOrEqual(4);

      await nothingCutAtAnyWidth(page, 'dashboard', async (width) => {
        expect(await firstFigureEnds(page), `${width} px`).toBeLessThan(width < 600 ? 400 : 340);
        const start = page.getByRole('button', { name: START });
        if (width >= 600) await expect(start).toBeInViewport();
        else await expect(start).toBeVisible();
        await expect(page.getByRole('region', { name: /^(Totale|Total) MKI/ })).toBeVisible();
      });
      await expectNoViolations(page, 'cards');
      await page.getByRole('button', { name: /^(Tabel|Table)$/ }).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expectNoViolations(page, 'table');
    });

    test('every tab of a project begins with its result, and no screen of a member cuts text', async ({
      page,
      api,
    }) => {
      test.slow();
      const project = await api.createProject('Herinrichting Burgemeester van Heemstrastraat en omgeving');
      await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
      await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
      const projects = await api.listProjects(MUNICIPALITY);
      const built = named(projects, 'Fietsbrug Molenvliet');
      const awarded = named(projects, 'Reconstructie Kanaalweg');
      const result = page.getByRole('region', { name: RESULT });
      for (const size of language === 'nl' ? [LARGE, DESK, PHONE] : [PHONE]) {
        await atSize(page, size);
        const letGo = await holdBack(page, '**/project-calculation/?*');
        await page.goto('about:blank');
        await page.goto(tabOf(built, 7));
        const tabs = page.getByRole('tablist');
        await expect(tabs).toBeVisible();
        const before = (await tabs.boundingBox())?.y;
        await letGo();
        await expect(result).toContainText('€794,-');
        expect(
          Math.abs(((await tabs.boundingBox())?.y ?? 0) - (before ?? 0)),
          `${size.width} px`,
        ).toBeLessThan(2);
      }

      for (const place of [
        ...[7, 1, 3, 5, 6].map((tab) => tabOf(built, tab)),
        ...[4, 5, 6].map((tab) => tabOf(awarded, tab)),
      ]) {
        await page.goto(place);
        await expectLoaded(page);
        const figure = result.getByText(/^€[\d.]+,- (minder|less)$/);
        await expect(figure).toBeVisible();
        await nothingCutAtAnyWidth(page, place, async (width) => {
          if (width === 360 || width === 768) return;
          const at = `${place} at ${width} px`;
          const box = async () => (await figure.boundingBox()) ?? { y: 0, height: 0 };
          // The screen is laid out again after its width has changed.
          await expect
            .poll(async () => (({ y, height }) => y + height)(await box()), at)
            .toBeLessThan(width < 600 ? 400 : 260);
          expect((await box()).height, at).toBeGreaterThanOrEqual(28);
        });
      }
      for (const place of [
        tabOf(project, 1),
        agendaOf(MUNICIPALITY),
        ...(['organisatie', 'profiel', 'organisatieleden'] as const).map((tab) =>
          settingsOf(MUNICIPALITY, tab),
        ),
        faqOf(MUNICIPALITY),
        `${faqOf(MUNICIPALITY)}/excel-indeling`,
        contactOf(MUNICIPALITY),
      ]) {
        await page.goto(place);
        await expectLoaded(page);
        await nothingCutAtAnyWidth(page, place);
      }
      // A project's result and the work of the tab are in view without scrolling.
      await page.goto(tabOf(project, 3));
      await expectLoaded(page);
      await nothingCutAtAnyWidth(page, 'tab 3', async () => {
        await expect(result.getByText('€1.500,-')).toBeInViewport();
        await expect(page.getByRole('button', { name: UPLOAD })).toBeInViewport();
      });
      const showTable = page.getByRole('button', { name: /^(Toon tabel|Show table): (Totale|Total) MKI$/ });
      await showTable.click();
      await expect(page.getByRole('table')).toHaveCount(2);
      await expectNoViolations(page, 'tab 3, charts and tables included');
      await page.goto(tabOf(project, 6));
      await expectLoaded(page);
      await showTable.click();
      await expect(page.getByRole('table')).toHaveCount(2);
      await expectNoViolations(page, 'tab 6, charts and tables included');
      await nothingCutAtAnyWidth(page, 'tab 6');

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
      await page.getByRole('button', { name: START }).click();
      const dialog = page.getByRole('dialog');
      await nothingCutAtAnyWidth(page, 'new project', () =>
        expect(
          dialog.getByRole('button', { name: /^(Kies projectleden|Choose project members)$/ }),
        ).toBeInViewport(),
      );
    });
  });
}

test.describe('a member of staff', () => {
  test.use({ account: 'medewerker' });

  test('reads all of the administration and all screens of reports, at every width', async ({
    page,
    api,
  }) => {
    test.slow();
    const places = ADMIN_SECTIONS.map((section) => adminOf(MUNICIPALITY, section));
    for (const place of [...places, `${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      await nothingCutAtAnyWidth(page, place);
    }
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
  test.use({ viewport: PHONE });

  test('targets are large enough for a finger, the main ones 44 px high, and the menu opens over the page', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Met de duim');
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
    for (const place of [tabOf(project, 1), tabOf(project, 3)]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await test.step(place, () => expectTargetsOf(page, 24));
    }
    const upload = page.getByRole('button', { name: 'Voeg berekening toe' });
    await expect(upload).toBeInViewport();
    expect((await upload.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.goto(dashboardOf(MUNICIPALITY));
    await expect(projectCards(page).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectTargetsOf(page, 24);
    // A phone has no room for a table.
    await expect(page.getByRole('button', { name: 'Tabel', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /^Profielmenu/ }).click();
    await expect(page.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');

    const start = page.getByRole('button', { name: 'Start nieuw project' });
    await expect(start).toBeVisible();
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await start.click();
    // The button that confirms a dialog stays in view, however long its form is.
    const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
    await expect(dialog.getByRole('button', { name: 'Kies projectleden' })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeInViewport();
  });
});

test.describe('a viewer', () => {
  test.use({ account: 'viewer' });

  test('sees first what is saved, can read every screen, the account included, at every width, and can log out', async ({
    page,
  }) => {
    test.slow();
    // The agenda and the page about the workbook are not for viewers.
    for (const place of [agendaOf(MUNICIPALITY), `${faqOf(MUNICIPALITY)}/excel-indeling`]) {
      await page.goto(place);
      await expect(page).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
    }
    await nothingCutAtAnyWidth(page, 'viewer dashboard', async (width) => {
      expect(await firstFigureEnds(page), `${width} px`).toBeLessThan(width < 600 ? 460 : 320);
    });
    const total = chart(page, CHARTS.totalMki);
    await expectDrawn(total);
    expect((await total.getByRole('img', { name: /^Totale MKI/ }).boundingBox())?.height).toBe(750);
    await expectNoViolations(page, 'viewer dashboard');
    await atSize(page, PHONE);
    await expectNothingCut(page, PHONE.width);
    await atSize(page, DESK);
    // A viewer sees the figures without the navigation of the application.
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start nieuw project' })).toHaveCount(0);
    const filters = page.getByRole('region', { name: 'Filters' });
    await expect(filters.getByRole('button', { name: /filters/ })).toHaveCount(0);
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
    await expectDrawn(chart(page, CHARTS.goalTransport));
    await expectDrawn(chart(page, 'MKI per levenscyclusmodule, Optimalisatie in €'));
    await expect(page.getByRole('heading', { name: /^(Projecten|MKI per sector|Kengetallen)/ })).toHaveCount(
      0,
    );

    await page.goto('/#/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothingCutAtAnyWidth(page, 'account');
    await page.goto(viewerDashboardOf(MUNICIPALITY));
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(atPlace(LOGIN));
  });
});

test.describe('a visitor', () => {
  test.use({ account: null });

  test('can read all of the login screen, at every width', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
    // The login screen has no bar and no footer.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0);
    await nothingCutAtAnyWidth(page, 'login', () =>
      expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible(),
    );
    await expectNoViolations(page, 'login');
  });
});

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Styles that arrive while the screen changes its size may be those of the old size.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
