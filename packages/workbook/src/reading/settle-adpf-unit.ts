import { ADPF_KG_SB_PER_MJ, looksLikeMegajoules } from '@milieuspoor/domain';
import { toShownValue } from '../cells/cell-text.ts';
import { INDICATOR_COLUMN } from '../layout/set-columns.ts';
import { createRowList } from '../problems/row-list.ts';
import type { SheetNotes } from '../problems/sheet-notes.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../questions/workbook-question.ts';
import type { PlacedCell } from './cell-reader.ts';
import type { DraftProfile } from './draft-profile.ts';

const INDICATOR = 'ADPF';

type AddressedCell = PlacedCell & { readonly address: string };

/**
 * Asks whether ADPF without a unit is in MJ, where it has that size, and converts it when the answer says so. Taken for
 * kg Sb-eq it would weigh two thousand times as much.
 */
export function settleAdpfUnit(
  sheet: string,
  profiles: Iterable<DraftProfile>,
  asked: Asked,
  notes: SheetNotes,
): void {
  const doubtful: { readonly profile: DraftProfile; readonly placed: AddressedCell }[] = [];
  for (const profile of profiles) {
    const { adpfWithoutUnit: placed, values } = profile;
    const adpf = values[INDICATOR];
    const gwp = values.GWP;
    if (placed && adpf && gwp && looksLikeMegajoules(adpf, gwp)) doubtful.push({ profile, placed });
  }
  const [first] = doubtful;
  if (!first) return;
  const rows = createRowList();
  for (const { placed } of doubtful) rows.add(placed.row);
  const largest = Math.max(...(first.profile.values[INDICATOR] ?? []).map((value) => Math.abs(value ?? 0)));
  const question: QuestionOf<'adpf-unit'> = {
    kind: 'adpf-unit',
    id: `adpf-unit:${sheet}`,
    required: true,
    choices: [ANSWERS.megajoules, ANSWERS.kilogramsSb],
    changesReading: true,
    sheet,
    row: first.placed.row,
    column: INDICATOR_COLUMN,
    cell: first.placed.address,
    value: toShownValue(largest),
    rows: rows.shown(),
    count: doubtful.length,
  };
  asked.questions.push(question);
  if (answerTo(question, asked.answers) !== ANSWERS.megajoules) return;
  for (const { profile, placed } of doubtful) {
    notes.add('converted-unit', { ...placed, cell: 'MJ' }, 'kg Sb-eq');
    profile.values[INDICATOR] = (profile.values[INDICATOR] ?? []).map((value) =>
      value === null ? null : value * ADPF_KG_SB_PER_MJ,
    );
  }
}
