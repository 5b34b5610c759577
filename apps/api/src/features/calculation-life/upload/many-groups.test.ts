import { expect, it, onTestFinished } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

const ITEMS = 3000;
/** As many totals more take some time; totals that are added up again for each group take a hundred times as long. */
const TIMES_MAX = 8;

it('a calculation of three thousand product groups is stored, in a few times the time of one of a single group', async () => {
  const test = await startTestApp();
  onTestFinished(() => test.close());
  const organisation = await addOrganisation(test, 'alfa');
  const { token } = await addUser(test, { username: 'lid', organisationIds: [organisation] });
  const project = await addProject(test, organisation);
  const upload = async (productGroupOf: (index: number) => string) => {
    const bytes = await exampleWorkbook(
      Array.from({ length: ITEMS }, (_, index) => ({
        postNumber: String(index),
        productGroup: productGroupOf(index),
        quantity: 1,
        mkiEurPerUnit: 5,
      })),
    );
    const began = performance.now();
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'groepen.xlsx', bytes },
      },
    });
    expect(answer.status).toBe(201);
    return performance.now() - began;
  };
  await upload(() => 'Verhardingen');
  const ofOne = await upload(() => 'Verhardingen');
  expect(await upload((index) => `Groep ${index}`)).toBeLessThan(TIMES_MAX * ofOne);
}, 300_000);
