import type { Language } from '@milieuspoor/domain';
import type { Severity } from '../problems/problem.ts';

/** The texts of a marked workbook. */
export interface MarkingText {
  /** the name of the sheet that lists the problems; also the end of the file's name */
  readonly listName: string;
  readonly label: Readonly<Record<Severity, string>>;
  readonly headings: readonly [
    kind: string,
    sheet: string,
    row: string,
    column: string,
    cell: string,
    text: string,
  ];
  readonly summary: (counts: Readonly<Record<Severity, number>>) => string;
  readonly howToGoOn: string;
  readonly converted: string;
  readonly more: (count: number, listName: string) => string;
}

export const MARKING_TEXTS: Readonly<Record<Language, MarkingText>> = {
  nl: {
    listName: 'Problemen',
    label: { error: 'Fout', warning: 'Waarschuwing', note: 'Zo gelezen' },
    headings: ['Soort', 'Blad', 'Rij', 'Kolom', 'Cel', 'Wat er is en wat u kunt doen'],
    summary: ({ error, warning, note }) =>
      `${error === 1 ? '1 fout' : `${error} fouten`}, ${warning === 1 ? '1 waarschuwing' : `${warning} waarschuwingen`} en ${note === 1 ? '1 opmerking' : `${note} opmerkingen`} over hoe het is gelezen. Alleen fouten houden het inlezen tegen.`,
    howToGoOn:
      'De cellen zijn gemarkeerd op de bladen zelf, met een opmerking erbij. U kunt in dit bestand verdergaan en het opnieuw uploaden; dit blad telt dan niet mee.',
    converted:
      'Uw bestand was een .xls-bestand en is omgezet naar .xlsx. Waarden zijn overgenomen; van een formule staat hier de uitkomst. Opmaak, afbeeldingen en grafieken zijn niet overgenomen.',
    more: (count, listName) => `En nog ${count}; zie het blad ${listName}.`,
  },
  en: {
    listName: 'Problems',
    label: { error: 'Error', warning: 'Warning', note: 'Read as' },
    headings: ['Kind', 'Sheet', 'Row', 'Column', 'Cell', 'What it is and what you can do'],
    summary: ({ error, warning, note }) =>
      `${error === 1 ? '1 error' : `${error} errors`}, ${warning === 1 ? '1 warning' : `${warning} warnings`} and ${note === 1 ? '1 note' : `${note} notes`} on how it was read. Only errors stop the import.`,
    howToGoOn:
      'The cells are marked on the sheets themselves, with a comment. You can continue in this file and upload it again; this sheet is then ignored.',
    converted:
      'Your file was an .xls file and has been converted to .xlsx. Values were kept; formulas are replaced by their results. Formatting, pictures and charts were not kept.',
    more: (count, listName) => `And ${count} more; see the sheet ${listName}.`,
  },
};
