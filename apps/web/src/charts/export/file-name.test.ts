import { expect, it } from 'vitest';
import { exportFileName } from './file-name.ts';

const organisation = { inFileName: { place: 'before', text: 'Gemeente Voorbeeld' } } as const;
const project = { inFileName: { place: 'before', text: 'Dorpsstraat' } } as const;
const set = { inFileName: { place: 'after', text: 'Set A1' } } as const;

it('is the title with underscores for spaces', () => {
  expect(exportFileName({ title: 'Totale MKI', subject: [] }, 'png')).toBe('Totale_MKI.png');
  expect(exportFileName({ title: 'MKI per levenscyclusmodule', subject: [] }, 'png', '_tabel')).toBe(
    'MKI_per_levenscyclusmodule_tabel.png',
  );
});

it('names the project and the set, and without a project the organisation', () => {
  expect(exportFileName({ title: 'Totale MKI', subject: [organisation, project, set] }, 'csv')).toBe(
    'Dorpsstraat_Totale_MKI_Set_A1.csv',
  );
  expect(exportFileName({ title: 'Energie', subject: [organisation, {}] }, 'png', '_tabel')).toBe(
    'Gemeente_Voorbeeld_Energie_tabel.png',
  );
});

it('names the organisation once where the title names it as well, and has no comma', () => {
  const title = 'MKI per sector, Gemeente Voorbeeld';
  expect(exportFileName({ title, subject: [organisation, set] }, 'csv')).toBe(
    'Gemeente_Voorbeeld_MKI_per_sector_Set_A1.csv',
  );
  const all = { inFileName: { place: 'before', text: 'Alle organisaties' } } as const;
  expect(
    exportFileName({ title: 'MKI per sector, alle organisaties', subject: [organisation, all] }, 'csv'),
  ).toBe('Alle_organisaties_MKI_per_sector.csv');
  expect(
    exportFileName({ title: 'CO2 per levenscyclusmodule, Baseline', subject: [organisation] }, 'png'),
  ).toBe('Gemeente_Voorbeeld_CO2_per_levenscyclusmodule_Baseline.png');
});

it('leaves out what no file system lets stand in a name, and cuts what is longer than it takes', () => {
  expect(exportFileName({ title: 'Staal / beton: 50%?', subject: [] }, 'csv')).toBe(
    'Staal_-_beton-_50%-.csv',
  );
  const long = { inFileName: { place: 'before', text: 'x'.repeat(300) } } as const;
  expect(exportFileName({ title: 'Energie', subject: [long] }, 'csv')).toHaveLength(
    60 + '_Energie.csv'.length,
  );
});
