import { ADPF_KG_SB_PER_MJ, IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { findUnitFactor } from '@milieuspoor/workbook/safe-files';
import type { DraftRow } from '../draft/draft-declaration.ts';
import { problemOf } from '../problems/declaration-fault.ts';
import { type Asking, ask } from './asking.ts';
import { CHOICES, type Choice } from './declaration-question.ts';

/** A row of which the indicator is known, and what its figures are multiplied by to come to the unit of the set. */
export interface SettledRow {
  readonly set: SetCode;
  readonly code: string;
  readonly factor: number;
  readonly row: DraftRow;
}

/**
 * Settles which rows are indicators of a set, by which method, and whether their unit is ours. A unit that is not ours
 * is asked, never converted without a word; only ADPF of Set A1 has a conversion of its own, and that is said.
 */
export function settleRows(rows: readonly DraftRow[], asking: Asking): SettledRow[] {
  const passed = rows.filter(({ meaning }) => meaning.kind === 'unknown').map(({ name }) => name);
  if (passed.length > 0) asking.warnings.push(problemOf('indicators-passed-over', { names: passed }));
  const identified = rows.flatMap((row) => identify(row, asking));
  const chosen = SET_CODES.flatMap((set) =>
    chooseMethod(
      set,
      identified.filter((each) => each.set === set),
      asking,
    ),
  );
  const settled = chosen.flatMap((each) => settleUnit(each, asking));
  const unitless = settled.filter(({ row }) => row.unit === '' && row.usualUnit !== null);
  if (unitless.length > 0) {
    const standards = new Set(unitless.map(({ set }) => IMPACT_SETS[set].standard));
    asking.warnings.push(problemOf('units-by-standard', { standard: [...standards].join(', ') }));
  }
  if (settled.some(({ factor }) => factor !== 1))
    asking.warnings.push(problemOf('adpf-converted', { factor: ADPF_KG_SB_PER_MJ }));
  return settled;
}

type Identified = Omit<SettledRow, 'factor'>;

function identify(row: DraftRow, asking: Asking): Identified[] {
  const { meaning, name, unit, path } = row;
  if (meaning.kind === 'indicator') return [{ set: meaning.set, code: meaning.code, row }];
  if (meaning.kind !== 'unidentified') return [];
  const candidates = SET_CODES.flatMap((set) =>
    IMPACT_SETS[set].indicators
      .filter(({ code }) => findUnitFactor(set, code, unit) !== null)
      .map(({ code }) => ({ set, code, value: `${set}:${code}` })),
  );
  const choices: Choice[] = [
    ...candidates.map(({ set, code, value }) => ({ value, label: `${IMPACT_SETS[set].name} ${code}` })),
    { value: CHOICES.leftOut, label: '' },
  ];
  const answer = ask(asking, { kind: 'indicator', id: `indicator:${path}`, name, unit, choices });
  return candidates.filter(({ value }) => value === answer).map(({ set, code }) => ({ set, code, row }));
}

/** One set by two methods is asked about: their figures are not to be mixed. */
function chooseMethod(set: SetCode, rows: readonly Identified[], asking: Asking): readonly Identified[] {
  const methods = [...new Set(rows.flatMap(({ row }) => row.method ?? []))].sort();
  const isTwice = rows.some((one) =>
    rows.some((other) => other.code === one.code && other.row.method !== one.row.method),
  );
  if (!isTwice) return rows;
  const choices = methods.map((method) => ({ value: method, label: method }));
  const answer = ask(asking, { kind: 'method', id: `method:${set}`, set, choices });
  return rows.filter(({ row }) => row.method === answer || (row.method === null && answer !== null));
}

function settleUnit(each: Identified, asking: Asking): SettledRow[] {
  const { set, code, row } = each;
  const factor = findUnitFactor(set, code, row.unit === '' ? (row.usualUnit ?? '') : row.unit);
  if (factor !== null) return [{ ...each, factor }];
  const expected = IMPACT_SETS[set].indicators.find((indicator) => indicator.code === code)?.unit ?? '';
  const inMegajoules = findUnitFactor(set, code, 'MJ');
  const values = [
    CHOICES.asOurs,
    ...(inMegajoules !== null && inMegajoules !== 1 ? [CHOICES.megajoules] : []),
    CHOICES.leftOut,
  ];
  const answer = ask(asking, {
    ...{ kind: 'unit', id: `unit:${set}:${code}`, set, indicator: code, found: row.unit, expected },
    choices: values.map((value) => ({ value, label: '' })),
  });
  if (answer === CHOICES.asOurs) return [{ ...each, factor: 1 }];
  return answer === CHOICES.megajoules && inMegajoules !== null ? [{ ...each, factor: inMegajoules }] : [];
}
