import type { Language } from '@milieuspoor/domain';
import type { LeftOutKind, NoPostKindRows } from '../layout/no-post-kinds.ts';
import { shownNumber } from './figures.ts';

/** What each kind of row is called: one of them, and more. */
const KINDS: Readonly<Record<Language, Readonly<Record<LeftOutKind, readonly [one: string, more: string]>>>> =
  {
    nl: {
      total: ['totaal', 'totalen'],
      chapter: ['hoofdstuk', 'hoofdstukken'],
      bundle: ['bundelpost', 'bundelposten'],
      header: ['kopregel', 'kopregels'],
      signature: ['ondertekening', 'ondertekeningen'],
      remark: ['opmerking', 'opmerkingen'],
      hidden: ['verborgen', 'verborgen'],
      struck: ['doorgehaald', 'doorgehaald'],
    },
    en: {
      total: ['total', 'totals'],
      chapter: ['chapter', 'chapters'],
      bundle: ['collective item', 'collective items'],
      header: ['header row', 'header rows'],
      signature: ['signature', 'signatures'],
      remark: ['remark', 'remarks'],
      hidden: ['hidden', 'hidden'],
      struck: ['struck through', 'struck through'],
    },
  };
const ROW = { nl: ['rij', 'rijen'], en: ['row', 'rows'] } as const;

/** Returns the kinds of rows with their numbers: 'totalen (3: rijen 5, 9, 12), ondertekening (1: rij 30)'. */
export function noPostKinds(kinds: readonly NoPostKindRows[], language: Language): string {
  return kinds
    .map(({ kind, count, rows }) => {
      const [one, more] = KINDS[language][kind];
      const [row, rowsWord] = ROW[language];
      return count === 1
        ? `${one} (1: ${row} ${rows})`
        : `${more} (${shownNumber(count)}: ${rowsWord} ${rows})`;
    })
    .join(', ');
}

/** Returns what a row is taken for. */
export function noPostKind(kind: string, language: Language): string {
  const kinds: Readonly<Record<string, readonly [string, string]>> = KINDS[language];
  return kinds[kind]?.[0] ?? kind;
}
