import { describe, expect, it } from 'vitest';
import { calculationNameFromFile, seriesOf } from './calculation-types.ts';

it.each([
  ['design-baseline', 'baseline'],
  ['design-optimization', 'optimization'],
  ['applicant', 'optimization'],
  ['as-built-baseline', 'baseline'],
  ['as-built-optimization', 'optimization'],
] as const)('a calculation of type %s stands on the side %s', (type, side) => {
  expect(seriesOf(type)).toBe(side);
});

describe('the name of a calculation is that of its file', () => {
  it.each([
    ['Raming.xlsx', 'Raming'],
    ['Raming.xlsm', 'Raming'],
    ['Raming.xls', 'Raming'],
    ['RAMING.XLSX', 'RAMING'],
    ['N201 fase 1.2.xlsx', 'N201 fase 1.2'],
    ['raming.xlsx.xls', 'raming.xlsx'],
    ['Kosten xls', 'Kosten xls'],
    ['Raming', 'Raming'],
    ['.xlsx', ''],
  ])('without extension: %s becomes "%s"', (file, name) => {
    expect(calculationNameFromFile(file)).toBe(name);
  });

  it.each(['C:\\Users\\ria\\Raming.xlsx', '/home/ria/Raming.xlsx', 'map\\onder/Raming.xlsx'])(
    'without the path that some browsers send: %s',
    (file) => {
      expect(calculationNameFromFile(file)).toBe('Raming');
    },
  );

  it('cut at 100 characters, after the extension is off', () => {
    expect(calculationNameFromFile(`${'a'.repeat(100)}.xlsx`)).toBe('a'.repeat(100));
    expect(calculationNameFromFile(`${'a'.repeat(100)}b.xlsx`)).toBe('a'.repeat(100));
  });

  it('never cut through the middle of a character', () => {
    // The tree counts as two: it fits after 98 letters, and not after 99.
    expect(calculationNameFromFile(`${'a'.repeat(98)}🌳🌳.xlsx`)).toBe(`${'a'.repeat(98)}🌳`);
    expect(calculationNameFromFile(`${'a'.repeat(99)}🌳🌳.xlsx`)).toBe('a'.repeat(99));
  });
});
