import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import { readCalculation } from '../read-calculation.ts';
import { problemsOf } from '../testing/example-rows.ts';
import { EXAMPLE_CALCULATION } from '../writing/example-calculation.ts';
import { writeCalculation } from '../writing/write-calculation.ts';

const [own] = EXAMPLE_CALCULATION;
if (!own) throw new Error('The example has items');
const read = async (items: Parameters<typeof writeCalculation>[0]['items']) =>
  problemsOf(
    await readCalculation(
      await writeCalculation({ items, sets: ['a1', 'a2'] }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    ),
  );

describe('an item that is left over from the template', () => {
  it('is an error at its number, also among items of the user’s own', async () => {
    expect(await read([own, WORKED_EXAMPLE])).toEqual(['template-example Posten A3']);
  });

  it('is known by its name, whatever became of its figures', async () => {
    expect(await read([{ ...own, product: WORKED_EXAMPLE.product.toUpperCase() }])).toEqual([
      'template-example Posten A2',
    ]);
  });

  it('is known by its invented figures, whatever it is called', async () => {
    const { a2 = {} } = WORKED_EXAMPLE.profiles;
    const renamed = { ...own, product: 'Straatsteen', profiles: { ...own.profiles, a2 } };
    expect(await read([renamed])).toEqual(['template-example Posten A2']);
  });

  it('is none of which one figure is another', async () => {
    const { a1 = {}, a2 = {} } = WORKED_EXAMPLE.profiles;
    const changed = { a1: { ...a1, GWP: [21.5] }, a2: { ...a2, ODP: [1e-7] } };
    expect(await read([{ ...own, profiles: changed }])).toEqual([]);
  });
});
