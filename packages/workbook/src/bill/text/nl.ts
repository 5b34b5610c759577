import { toFigureText } from '../../cells/cell-text.ts';
import { BILL_CHOICES } from '../bill-question.ts';
import type { PassedKind } from '../bill-remark.ts';
import type { BillText } from './bill-text.ts';

const listed = (names: readonly string[]) => names.join(', ');
const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const at = (rows: string) => (/[-,]/.test(rows) ? `rijen ${rows}` : `rij ${rows}`);
const PASSED: Readonly<Record<PassedKind, readonly [one: string, more: string]>> = {
  header: ['herhaalde kop', 'herhaalde koppen'],
  total: ['totaal', 'totalen'],
  bundle: ['bundelpost zonder hoeveelheid', 'bundelposten zonder hoeveelheid'],
  text: ['rij met alleen tekst', 'rijen met alleen tekst'],
};

const FIELDS = {
  postNumber: 'Postnummer',
  description: 'Omschrijving',
  unit: 'Eenheid',
  quantity: 'Hoeveelheid',
  rawCode: 'RAW-code',
  productId: 'Product-id',
  productGroup: 'Productgroep',
  productSubGroup: 'Productsubgroep',
} as const;

export const nl: BillText = {
  fields: FIELDS,
  remarks: {
    'no-table': ({ searched }) =>
      `In de eerste ${searched} gevulde rijen staat geen kop met omschrijving, eenheid en hoeveelheid. Neem de rij met kolomkoppen mee.`,
    'missing-column': ({ field }) =>
      `De kolom ${FIELDS[field]} ontbreekt. Voeg hem toe, want zonder is er van geen post te zeggen hoeveel het is.`,
    'scaled-quantity': ({ header }) =>
      `De kop '${header}' zegt dat de hoeveelheden een veelvoud zijn. Zet ze in het bestand voluit, met een kop zonder getal.`,
    'too-many-rows': ({ max }) =>
      `Er staan meer dan ${toFigureText(max)} gevulde rijen in. Deel het bestand op.`,
    'too-many-posts': ({ max }) => `Er staan meer dan ${toFigureText(max)} posten in. Deel het bestand op.`,
    'no-posts': () => 'Onder de kop staat geen enkele post met een hoeveelheid.',
    'not-text': () => 'Het bestand is geen tekst. Sla het op als .csv of kies het Excel-bestand zelf.',
    'open-quote': ({ row }) =>
      `Rij ${row} begint een cel met een aanhalingsteken dat nergens sluit. Wat erna komt, is niet in cellen te verdelen.`,
    'more-cells': ({ row }) =>
      `Rij ${row} heeft meer cellen dan de kop. Waarschijnlijk staat het scheidingsteken ook in een cel, en dan schuift alles erna op. Zet zulke cellen tussen aanhalingstekens of kies het Excel-bestand zelf.`,
    'passed-rows': ({ kind, count, rows }) =>
      `Geen post: ${counted(count, PASSED[kind][0], PASSED[kind][1])} (${at(rows)}).`,
    'left-out-columns': ({ columns }) => `Niet gelezen kolommen: ${listed(columns)}.`,
    'left-out-sheets': ({ sheets }) => `Niet gelezen tabbladen: ${listed(sheets)}.`,
    numbered: () =>
      'Er is geen kolom met postnummers. De posten zijn genummerd in de volgorde van het bestand.',
    'zero-quantity': ({ count, rows }) =>
      `${counted(count, 'post heeft', 'posten hebben')} hoeveelheid 0 (${at(rows)}).`,
    'taken-as-windows': () => 'De tekens zijn gelezen als die van Windows (Windows-1252).',
    shortened: ({ max, count, rows }) =>
      `${counted(count, 'omschrijving is', 'omschrijvingen zijn')} ingekort tot ${max} tekens (${at(rows)}).`,
    'unread-cells': ({ field, count, rows }) =>
      `${FIELDS[field]} is bij ${counted(count, 'post', 'posten')} niet gelezen, want de cel bevat een datum, een fout of een te lange tekst (${at(rows)}).`,
    'shown-otherwise': ({ row, shown, value }) =>
      `Excel toont hoeveelheden anders dan ze in het bestand staan. In rij ${row} staat ${shown}; gelezen is ${toFigureText(value)}.`,
  },
  questions: {
    sheet: () => 'In welk tabblad staan de posten?',
    'code-page': () => 'Hoe hoort dit woord te luiden?',
    separator: () => 'Waarmee zijn de cellen gescheiden?',
    column: ({ field, several }) =>
      several
        ? `Meer kolommen kunnen ${FIELDS[field]} zijn. Welke telt?`
        : `Welke kolom is ${FIELDS[field]}? Geen kop zegt het.`,
    code: ({ header }) => `Wat staat er in de kolom '${header}'?`,
    notation: ({ found, row, count }) =>
      count === 1
        ? `In rij ${row} staat de hoeveelheid '${found}'. Hoeveel is dat?`
        : `${count} hoeveelheden zijn op twee manieren te lezen, zoals '${found}' in rij ${row}. Hoeveel is dat?`,
    rows: ({ why, count, rows, examples }) => `${nl.doubts[why](count, at(rows))} ${listed(examples)}`,
  },
  doubts: {
    total: (count, rows) =>
      `${counted(count, 'rij lijkt', 'rijen lijken')} een totaal te zijn (${rows}). Als post zou het dubbel tellen:`,
    bundle: (count, rows) =>
      `${counted(count, 'post lijkt', 'posten lijken')} andere posten te bundelen (${rows}). Als post zou het dubbel tellen:`,
    unseen: (count, rows) =>
      `${counted(count, 'post is', 'posten zijn')} verborgen of doorgehaald (${rows}):`,
    'no-quantity': (count, rows) =>
      `${counted(count, 'post heeft', 'posten hebben')} geen hoeveelheid van 0 of meer (${rows}):`,
    'no-unit': (count, rows) =>
      `${counted(count, 'post heeft', 'posten hebben')} een hoeveelheid en geen eenheid (${rows}):`,
    'no-name': (count, rows) =>
      `${counted(count, 'post heeft', 'posten hebben')} een hoeveelheid en geen omschrijving (${rows}):`,
    'no-number': (count, rows) =>
      `${counted(count, 'rij heeft', 'rijen hebben')} een hoeveelheid en geen postnummer (${rows}):`,
    'same-number': (count, rows) =>
      `${counted(count, 'rij heeft', 'rijen hebben')} het postnummer van een rij erboven (${rows}):`,
  },
  choices: {
    [BILL_CHOICES.rawCode]: 'De RAW-code',
    [BILL_CHOICES.postNumber]: 'Het postnummer',
    [BILL_CHOICES.leftOut]: 'Weglaten',
    [BILL_CHOICES.post]: 'Gewone posten',
    [BILL_CHOICES.zero]: 'Overnemen met hoeveelheid 0',
    [BILL_CHOICES.pieces]: 'Stuks',
    [BILL_CHOICES.named]: 'Overnemen met het nummer als naam',
    [BILL_CHOICES.joined]: 'Hoort bij het nummer en de tekst erboven',
    [BILL_CHOICES.numbered]: 'Eigen post, genummerd naar de rij',
    [BILL_CHOICES.apart]: 'Eigen posten, met (2) achter het nummer',
    ';': 'Puntkomma',
    ',': 'Komma',
    '\t': 'Tab',
    '|': 'Verticale streep',
  },
  notations: {
    dutch: (value) => `${value} (de komma is het decimaalteken)`,
    international: (value) => `${value} (de punt is het decimaalteken)`,
  },
  codePages: {
    [BILL_CHOICES.windows]: (word) => `${word} (Windows)`,
    [BILL_CHOICES.dos]: (word) => `${word} (DOS)`,
  },
};
