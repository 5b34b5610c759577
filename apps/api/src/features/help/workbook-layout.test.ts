import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { readCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

describe('the layout of the workbook', () => {
  it('follows from the import and the weights', async () => {
    const { status, body } = await test.send('GET', '/api/v1/workbook-layout/', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      posten: { sheet: 'Posten' },
      mki_row: 'MKI',
      limits: {
        file_bytes: 25 * 1024 * 1024,
        extensions: ['.xlsx', '.xlsm', '.xls'],
        header_rows: 200,
        columns: 512,
        last_column: 'SR',
      },
      sets: [
        { sheet: 'Set A1', co2_indicator: 'GWP' },
        { sheet: 'Set A2', co2_indicator: 'GWP-total' },
      ],
    });
    const { sets } = body as {
      sets: { set: 'a1' | 'a2'; indicators: { name: string; weight_eur: number }[] }[];
    };
    for (const { set, indicators } of sets) {
      expect(indicators.map(({ name, weight_eur }) => [name, weight_eur])).toEqual(
        FIRST_WEIGHTED_SETS[set].indicators.map(({ code, weightEur }) => [code, weightEur]),
      );
    }
  });

  it('is in the requested language', async () => {
    const noteIn = async (language: 'nl' | 'en') => {
      const { body } = await test.send('GET', '/api/v1/workbook-layout/', { token, language });
      return (body as { posten: { columns: { note: string }[] } }).posten.columns[5]?.note;
    };
    expect(await noteIn('nl')).toMatch(/^Verplicht/);
    expect(await noteIn('en')).toMatch(/^Required/);
  });

  it('has an example that imports without a problem', async () => {
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/v1/workbook-example/',
      headers: { authorization: `Token ${token}` },
    });
    expect(answer.headers['content-disposition']).toContain('Milieuspoor-berekening-voorbeeld.xlsx');
    const reading = await readCalculation(answer.rawPayload, 'voorbeeld.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading).toMatchObject({ kind: 'read', warnings: [] });
  });
});
