import { expect, test } from 'vitest';
import { firstOfFileName, markedFileName, SHOWN_CHARACTERS, shortFileName } from './file-name.ts';

test('a long file name shows its last 25 characters', () => {
  expect(shortFileName('Projectberekening-Kanaaldijk-Noord-v12.xlsx')).toBe('Kanaaldijk-Noord-v12.xlsx');
  expect('Kanaaldijk-Noord-v12.xlsx').toHaveLength(25);
});

test('beside a bidder a file name shows its last 8 characters', () => {
  expect(shortFileName('Inschrijving-Noord-v12.xlsx', SHOWN_CHARACTERS.bidder)).toBe('v12.xlsx');
});

test('before those 8 stands what comes before them, and nothing twice', () => {
  expect(firstOfFileName('Inschrijving-Noord-v12.xlsx', SHOWN_CHARACTERS.bidder)).toBe('Inschrijving-Noord-');
  expect(firstOfFileName('Oost.v2.xlsx', SHOWN_CHARACTERS.bidder)).toBe('Oost');
  expect(firstOfFileName('Oost.xls', SHOWN_CHARACTERS.bidder)).toBe('');
  expect(firstOfFileName('Projectberekening-Kanaaldijk.xlsx', SHOWN_CHARACTERS.calculation)).toBe('');
});

test('a short file name shows as it is', () => {
  expect(shortFileName('baseline.xlsx')).toBe('baseline.xlsx');
});

test('a character of two code units counts as one and is never cut in half', () => {
  expect(shortFileName(`🚧${'a'.repeat(24)}`)).toBe(`🚧${'a'.repeat(24)}`);
  expect(shortFileName(`🚧${'a'.repeat(25)}`)).toBe('a'.repeat(25));
});

test('a workbook with marked cells is named after its origin, an .xls as the .xlsx that it became', () => {
  expect(markedFileName('brug.xlsx', 'problemen')).toBe('brug - problemen.xlsx');
  expect(markedFileName('brug.v2.XLSM', 'problemen')).toBe('brug.v2 - problemen.XLSM');
  expect(markedFileName('brug.xls', 'problemen')).toBe('brug - problemen.xlsx');
});

test('a marked workbook that is marked again keeps its name', () => {
  expect(markedFileName('brug - problemen.xlsx', 'problemen')).toBe('brug - problemen.xlsx');
  expect(markedFileName('brug - Problemen.xls', 'problemen')).toBe('brug - Problemen.xlsx');
});
