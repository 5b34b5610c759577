import { expect, it } from 'vitest';
import { exportFileName } from './file-name.ts';

it('is the title with underscores for spaces', () => {
  expect(exportFileName('Totale MKI', 'png')).toBe('Totale_MKI.png');
  expect(exportFileName('MKI per levensfase', 'png', '_tabel')).toBe('MKI_per_levensfase_tabel.png');
});

it('leaves out what no file system lets stand in a name', () => {
  expect(exportFileName('Staal / beton: 50%?', 'csv')).toBe('Staal_-_beton-_50%-.csv');
});
