/** What a row of Posten may be that is no post, in the order in which a question sums them up. */
export const NO_POST_KINDS = ['total', 'chapter', 'bundle', 'header', 'signature', 'remark'] as const;
export type NoPostKind = (typeof NO_POST_KINDS)[number];

/** Why a row is left out, where somebody chose that: it is no post, or nobody sees it. */
export const LEFT_OUT_KINDS = [...NO_POST_KINDS, 'hidden', 'struck'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** The rows of one kind among those that are left out, or may be. */
export interface NoPostKindRows {
  readonly kind: LeftOutKind;
  readonly count: number;
  /** '3-12, 14', cut to a reasonable length */
  readonly rows: string;
}

/** 'Totaal verhardingen', 'Sub-totaal', 'Verhardingen (totaal)', 'Hoofdstuktotaal', 'Tussensom', 'Grand total', 'Σ' */
const TOTAL =
  /^(?:(?:sub|tussen|eind|hoofd|deel|grand|generaal)[- ]?)?(?:tota(?:al|len?|ls?)|som(?:matie)?|sum)(?![\p{L}\d])|(?<![\p{L}\d])\p{L}*tota+l[)\]]?$|^[Σ∑]/iu;
const SIGNATURE =
  /^(?:(?:voor )?akkoord|opgesteld|opgemaakt|gecontroleerd|goedgekeurd|vrijgegeven|getekend|gezien|namens|ondertekening|handtekening|ondertekend|paraaf|datum|plaats|naam|functie|auteur|prepared|checked|approved|signed|signature|author|date)(?![\p{L}\d])/iu;
const REMARK =
  /^(?:\*|opmerking(?:en)?|toelichting|let op|noot|n\.?b\.?|bron(?:nen)?|pagina|blad \d|disclaimer|remarks?|notes?|source|page)(?![\p{L}\d])/iu;
/** 'Hoofdstuk 2', 'HFDST. 3', 'Perceel 1', 'Chapter 4' */
const CHAPTER =
  /^(?:hoofdstuk|hfdst|paragraaf|afdeling|(?:onder)?deel|perceel|fase|chapter|section|part|lot|phase)\.? ?[\dIVX]/iu;
const BUNDLE = /(?<![\p{L}\d])(?:bundel|verzamel)[- ]?post(?:en)?(?![\p{L}\d])/iu;

/** Tells whether a text names a total of rows. */
export function namesTotal(text: string): boolean {
  return TOTAL.test(text);
}

/** Tells whether a text names a post that only gathers others: RAW's 'bundelpost'. */
export function namesBundle(text: string): boolean {
  return BUNDLE.test(text);
}

/** Tells whether a text names a chapter by its number. */
export function namesChapter(text: string): boolean {
  return CHAPTER.test(text);
}

/** Tells whether a text is part of a signature: 'Opgesteld door: J. de Vries', 'Datum'. */
export function namesSignature(text: string): boolean {
  return SIGNATURE.test(text);
}

/** Tells whether a text is a note of the table: 'Opmerking: alle hoeveelheden zijn geraamd'. */
export function namesRemark(text: string): boolean {
  return REMARK.test(text);
}

/** Tells whether a post number is a part of another one: '211010.1', '211010-a' and '211010b' of '211010'. */
export function isSubNumber(part: string, whole: string): boolean {
  if (whole === '' || part.length <= whole.length || !part.startsWith(whole)) return false;
  const rest = part.slice(whole.length);
  return /^\s*[-./_]\s*[\da-z]/i.test(rest) || (/\d$/.test(whole) && /^\s?[a-z](?![a-z])/i.test(rest));
}
