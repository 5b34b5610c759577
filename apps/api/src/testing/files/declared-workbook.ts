import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { workbookOfSheets } from './workbook-of-sheets.ts';

/** The MKI of a post per module; other modules are empty. */
export type DeclaredModules = Readonly<Partial<Record<LifeCycleModule, number>>>;

type DeclaredPosts = Readonly<Record<string, DeclaredModules>>;

/**
 * Returns a workbook with one ton of each post, by its number, with an MKI per module in an MKI row and ten times that
 * in kg CO2. In Set A1, in Set A2 too where that is given, or in Set A2 alone.
 */
export function declaredWorkbook(
  ...[inA1, inA2]: [inA1: DeclaredPosts, inA2?: DeclaredPosts] | [inA1: null, inA2: DeclaredPosts]
): Buffer {
  const posts = inA1 ?? inA2 ?? {};
  const row = (declared: DeclaredModules, times: number) =>
    LIFE_CYCLE_MODULES.map((module) => {
      const value = declared[module];
      return value === undefined ? '' : value * times;
    });
  return workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'],
      ...Object.keys(posts).map((number) => [number, 'Verhardingen', 'Asfalt', `AC ${number}`, 'ton', 1]),
    ],
    ...(inA1 && { 'Set A1': sheetOf(inA1, 'GWP') }),
    ...(inA2 && { 'Set A2': sheetOf(inA2, 'GWP-total') }),
  });

  function sheetOf(declaring: DeclaredPosts, co2: string) {
    return [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ...Object.entries(declaring).flatMap(([number, declared]) => [
        [number, 'MKI', ...row(declared, 1)],
        [number, co2, ...row(declared, 10)],
      ]),
    ];
  }
}
