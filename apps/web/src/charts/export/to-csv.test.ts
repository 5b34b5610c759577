import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const sheet = (...rows: (string | number | null)[][]) => ({
  header: ['Post', 'MKI (€)'],
  rows,
  totalAt: null,
});

describe('toCsv', () => {
  it('is what a Dutch spreadsheet expects: semicolons, a comma in a number, and a mark that says UTF-8', () => {
    expect(toCsv(sheet(['Verhardingen', 1234.5]), 'nl')).toBe(
      '\ufeffPost;MKI (€)\r\nVerhardingen;1234,5\r\n',
    );
  });

  it('has commas and points in English', () => {
    expect(toCsv(sheet(['Paving', 1234.5]), 'en')).toBe('\ufeffPost,MKI (€)\r\nPaving,1234.5\r\n');
  });

  it('keeps a number whole, below 0 too, and leaves a missing one empty', () => {
    const text = toCsv(sheet(['Groen', -0.1234567890123], ['Riool', null]), 'nl');
    expect(text).toContain('Groen;-0,1234567890123\r\nRiool;\r\n');
  });

  it('leaves out what adding up in binary leaves behind', () => {
    expect(toCsv(sheet(['Riool', 0.1 + 0.2], ['Brug', 1e21]), 'nl')).toContain('Riool;0,3\r\nBrug;1e+21\r\n');
  });

  it.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'writes %j as a text and not as a formula',
    (name) => {
      expect(toCsv(sheet([name, 1]), 'nl')).toContain(`'${name}`);
    },
  );

  it('ends in what is remarked of the figures, below an empty row', () => {
    expect(toCsv(sheet(['Riool', 1]), 'nl', ['De 10 met de hoogste MKI, van de 23.'])).toBe(
      '\ufeffPost;MKI (€)\r\nRiool;1\r\n;\r\nDe 10 met de hoogste MKI, van de 23.;\r\n',
    );
  });

  it('encloses what would break a row', () => {
    expect(toCsv(sheet(['Buis; 300 "mm"', 1]), 'nl')).toContain('"Buis; 300 ""mm""";1');
    expect(toCsv(sheet(['=1;2', 1]), 'nl')).toContain(`"'=1;2";1`);
  });
});
