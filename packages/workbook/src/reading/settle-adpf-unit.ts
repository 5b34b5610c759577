import { ADPF_KG_SB_PER_MJ, looksLikeMegajoules } from '@milieuspoor/domain';
import { toFigureText } from '../cells/cell-text.ts';
import { createRowList } from '../problems/row-list.ts';
import type { SheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../questions/workbook-question.ts';
import type { PlacedCell } from './cell-reader.ts';
import { type DraftProfile, declaredOf } from './draft-profile.ts';

const INDICATOR = 'ADPF';

type AddressedCell = PlacedCell & { readonly address: string };

interface UnitlessRow {
  readonly profile: DraftProfile;
  readonly placed: AddressedCell;
}

/**
 * Asks whether ADPF without a unit is in MJ, where it has that size, and converts it when the answer confirms it. If it
 * were read as kg Sb-eq it would weigh two thousand times as much. Rows without a unit that fit kg Sb-eq are not
 * converted, which is then noted: a person who answers MJ may have meant those as well.
 */
export function settleAdpfUnit(
  sheet: string,
  profiles: Iterable<DraftProfile>,
  asked: Asked,
  notes: SheetNotes,
): void {
  const doubtful: UnitlessRow[] = [];
  const fitting: UnitlessRow[] = [];
  for (const profile of profiles) {
    const { adpfWithoutUnit: placed } = profile;
    if (!placed) continue;
    const adpf = declaredOf(profile, INDICATOR) ?? [];
    if (adpf.every((value) => value === null || value === 0)) continue;
    const gwp = declaredOf(profile, 'GWP') ?? [];
    (looksLikeMegajoules(adpf, gwp) ? doubtful : fitting).push({ profile, placed });
  }
  const byRow = (left: UnitlessRow, right: UnitlessRow) => left.placed.row - right.placed.row;
  doubtful.sort(byRow);
  fitting.sort(byRow);
  const [first] = doubtful;
  if (!first) return;
  const largest = Math.max(
    ...(declaredOf(first.profile, INDICATOR) ?? []).map((value) => Math.abs(value ?? 0)),
  );
  const question: QuestionOf<'adpf-unit'> = {
    kind: 'adpf-unit',
    id: `adpf-unit:${sheet}`,
    required: true,
    choices: [ANSWERS.megajoules, ANSWERS.kilogramsSb],
    changesReading: true,
    sheet,
    row: first.placed.row,
    column: first.placed.column,
    cell: first.placed.address,
    value: toFigureText(largest),
    ...rowsOf(doubtful),
    ...(fitting.length > 0 ? { others: rowsOf(fitting) } : {}),
  };
  asked.questions.push(question);
  if (answerTo(question, asked.answers) !== ANSWERS.megajoules) return;
  for (const { profile, placed } of doubtful) {
    notes.add('converted-unit', { ...placed, cell: 'MJ' }, 'kg Sb-eq');
    const place = profile.places[INDICATOR];
    if (place !== undefined) profile.store.multiply(place, ADPF_KG_SB_PER_MJ);
  }
  for (const { placed } of fitting) notes.add('adpf-left-as-is', placed);
}

function rowsOf(unitless: readonly UnitlessRow[]): { readonly rows: string; readonly count: number } {
  const list = createRowList();
  for (const { placed } of unitless) list.add(placed.row);
  return { rows: list.shown(), count: unitless.length };
}
