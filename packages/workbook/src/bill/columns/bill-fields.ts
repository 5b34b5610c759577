import { toCleanText } from '../../cells/cell-text.ts';
import { splitUnit, toLooseName } from '../../layout/header-text.ts';

/** What a bill says of each post. */
export const BILL_FIELDS = [
  ...(['postNumber', 'description', 'unit', 'quantity'] as const),
  ...(['rawCode', 'productId', 'productGroup', 'productSubGroup'] as const),
] as const;
export type BillField = (typeof BILL_FIELDS)[number];

/** A bill without these has no posts. */
export const REQUIRED_FIELDS = ['description', 'unit', 'quantity'] as const;

/** The words of a header for each field, the surest first: one of a later list only counts without one of an earlier. */
const WORDS: Readonly<Record<BillField, readonly (readonly string[])[]>> = {
  postNumber: [
    words(
      'Postnummer, Postnr, Bestekspostnummer, Bestekspostnr, Besteksnummer, Bestekspost, Post, Item number',
    ),
    words(
      'Nummer, Nr, No, Num, Number, Volgnummer, Volgnr, Positie, Pos, Item, Item no, Regel, Line, Ref, #',
    ),
  ],
  description: [
    words('Product, Productnaam, Product name'),
    words(
      'Omschrijving, Besteksomschrijving, Postomschrijving, Omschrijving post, Beschrijving, Description',
    ),
    words('Item description, Benaming, Naam, Name, Tekst, Text, Activiteit, Werkzaamheden, Werkzaamheid'),
    words('Korte omschrijving, Lange omschrijving, Short text, Long text'),
  ],
  unit: [words('Eenheid, Eenh, Ehd, Eh, Unit, UoM, Unit of measure, Unit of measurement, Maateenheid')],
  quantity: [words('Hoeveelheid, Hoev, Hvh, Aantal, Quantity, Qty')],
  rawCode: [words('RAW-code, RAW, RAW-nummer, RAW-hoofdcode, Hoofdcode, Catalogusnummer, Cataloguscode')],
  productId: [words('Product-id, Product-uuid, Id product, Milieuspoor-id')],
  productGroup: [words('Productgroep, Product group'), words('Groep, Group, Hoofdgroep')],
  productSubGroup: [words('Productsubgroep, Product sub-group'), words('Subgroep, Sub-group')],
};

/** A header that says in more words which quantity it is: 'Hoeveelheid resultaatsverplichting', 'Estimated quantity'. */
const QUANTITY = /hoeveelhe|^hoev|quantit/;
/** A column of money, whatever else its header names: 'Prijs per eenheid', 'Unit price', 'Bedrag'. */
const MONEY = /prijs|bedrag|kosten|tarief|price|cost|€|(?<![a-z])euro?$/;
/** A column of which nobody can say by its header whether it numbers posts or is a code of the RAW system. */
const CODE = new Set(words('Code, Codering, Bestekscode, Item code, Code nr'));

/** What a header says. */
export type HeaderMeaning =
  | { readonly kind: 'field'; readonly field: BillField; readonly tier: number }
  | { readonly kind: 'code' }
  | { readonly kind: 'money' }
  | { readonly kind: 'unknown' };

/** The longest text that is taken for a header. */
const HEADER_MAX = 120;

/** Returns what a header says of its column, in Dutch or English, in any spelling. */
export function meaningOf(header: string): HeaderMeaning {
  if (header.length > HEADER_MAX) return { kind: 'unknown' };
  const text = toCleanText(header);
  const loose = toLooseName(text);
  const base = toLooseName(splitUnit(text).base);
  for (const name of loose === base ? [loose] : [loose, base]) {
    for (const field of BILL_FIELDS) {
      const tier = WORDS[field].findIndex((known) => known.includes(name));
      if (tier >= 0) return { kind: 'field', field, tier };
    }
    if (CODE.has(name)) return { kind: 'code' };
  }
  if (MONEY.test(loose)) return { kind: 'money' };
  return QUANTITY.test(loose) ? { kind: 'field', field: 'quantity', tier: 0 } : { kind: 'unknown' };
}

function words(list: string): string[] {
  return list.split(', ').map(toLooseName);
}
