import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { optimisationFile } from '../fixtures/village-street.ts';
import { tabOf } from '../screens/addresses.ts';
import { checkOf, chooseFile } from '../screens/calculations.ts';
import { completionDialog } from '../screens/completion.ts';
import { type Screen, tab } from './screen.ts';

/** The screens of a project's own calculations. */
export const PROJECT_SCREENS: readonly Screen[] = [
  { name: 'tab-1', room: 'project', viewer: 'lid', open: tab('street', 1) },
  { name: 'tab-1-completed', room: 'project', viewer: 'lid', open: tab('built', 1) },
  { name: 'tab-3', room: 'project', viewer: 'lid', open: tab('street', 3) },
  { name: 'tab-3-empty', room: 'project', viewer: 'lid', open: tab('empty', 3) },
  { name: 'tab-6', room: 'project', viewer: 'lid', open: tab('designed', 6), phone: true },
  { name: 'tab-7', room: 'project', viewer: 'lid', open: tab('built', 7) },
  { name: 'tab-7-empty', room: 'project', viewer: 'lid', open: tab('designed', 7) },
  {
    name: 'check',
    room: 'project',
    viewer: 'lid',
    open: async (page, { street }) => {
      const file = await optimisationFile('Nieuwe baseline.xlsx');
      await page.goto(tabOf(street, 3));
      await page.locator('canvas').first().waitFor();
      await chooseFile(page, file);
      await checkOf(page, file).getByText('1 post vervallen').click();
    },
  },
  {
    name: 'check-refused',
    room: 'project',
    viewer: 'lid',
    open: async (page, { empty }) => {
      const file = fileWithBadCells();
      await page.goto(tabOf(empty, 3));
      await chooseFile(page, file);
      await checkOf(page, file).getByText('6 fouten: niets opgeslagen').waitFor();
    },
  },
  {
    name: 'chart-full-screen',
    room: 'project',
    viewer: 'lid',
    open: async (page, { built }) => {
      await page.goto(tabOf(built, 6));
      await page.getByRole('button', { name: 'Totale MKI schermvullend tonen' }).click();
    },
  },
  {
    name: 'note',
    room: 'project',
    viewer: 'lid',
    open: async (page, { street }) => {
      await page.goto(tabOf(street, 3));
      await page.getByRole('button', { name: 'Notitie toevoegen aan Dorpsstraat referentie' }).click();
    },
  },
  {
    name: 'completion',
    room: 'project',
    viewer: 'lid',
    open: async (page, { street }) => {
      await page.goto(tabOf(street, 6));
      await page.getByRole('tabpanel').getByRole('button', { name: 'Aanbestedingsfase voltooien' }).click();
      await completionDialog(page).waitFor();
    },
  },
];
