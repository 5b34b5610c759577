import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  MODULE_INDICATORS,
  type ModuleIndicator,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import {
  type ImpactHeader,
  impactColumn,
  impactColumns,
  impactIndicator,
  impactSpokenOf,
  readImpactHeader,
  statedSetOf,
} from '../../layout/impact-headers.ts';
import { allowedUnits } from '../../layout/indicator-units.ts';
import { REQUIRED_MODULE } from '../../layout/set-columns.ts';
import { toComparedName } from '../../layout/sheet-names.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS, answerTo, type QuestionOf } from '../../questions/workbook-question.ts';
import { type FreeHeader, freeHeadersOf, type HeaderRow } from '../header/header-row.ts';
import { takeAmountsOfAll } from './ask-about-amounts.ts';
import type { FoundColumns } from './find-columns.ts';

/** A column of Posten that states the MKI or the CO2 of a module. */
interface ImpactColumn {
  readonly of: ModuleIndicator;
  /** its place among the modules */
  readonly module: number;
  /** as `impactColumn` names it */
  readonly column: string;
}

/** The columns of Posten that state a set, and how many of its modules. */
export interface StatedSet {
  readonly set: SetCode;
  readonly columns: readonly ImpactColumn[];
  /** the column of A1-A3, and that of CO2, with their headers */
  readonly first: FreeHeader;
  readonly co2: readonly string[];
  /** the modules without a column of the MKI */
  readonly lacking: readonly LifeCycleModule[];
}

type Found = FreeHeader & ImpactHeader;
type OfModule = Found & { readonly module: LifeCycleModule };

/** The columns of MKI that one set has, or of which no header names the set. */
interface Group {
  readonly named: SetCode | null;
  readonly mki: readonly OfModule[];
}

/**
 * Places the columns of Posten that state the MKI, and the CO2, of each module. Only the uploader knows the set where no
 * header names it. Beside a sheet of a set they may be of the file's own, so there they are read when somebody says so.
 */
export function placeImpacts(
  headerRow: HeaderRow,
  found: FoundColumns,
  {
    hasSetSheet,
    asked,
    problems,
  }: {
    readonly hasSetSheet: boolean;
    readonly asked: Asked;
    readonly problems: ProblemList;
  },
): StatedSet[] {
  const { sheet, row } = headerRow;
  const headers = impactsIn(headerRow, found);
  const groups = groupsOf(headers);
  const taken = groups.flatMap(({ named }) => named ?? []);
  const co2 = headers.filter((header): header is OfModule => header.of === 'co2' && isOfModule(header));
  /** the set that is read while nobody has said it */
  let openSet: SetCode | null = null;
  const read = groups.flatMap((group): { group: Group; set: SetCode }[] => {
    const set = setOf(group);
    return set ? [{ group, set }] : [];
  });

  function setOf(group: Group): SetCode | null {
    const { named, mki } = group;
    if (named && !hasSetSheet) return named;
    const [first] = mki;
    const sets = named ? [named] : SET_CODES.filter((set) => !taken.includes(set));
    if (!first || sets.length === 0) return null;
    const spoken = new Set(co2.flatMap(({ set }) => set ?? []));
    const [only = null] = spoken;
    const proposal = named ?? (spoken.size === 1 ? (sets.find((set) => set === only) ?? null) : null);
    const inOrder = proposal ? [proposal, ...sets.filter((set) => set !== proposal)] : sets;
    const question: QuestionOf<'stated-set'> = {
      kind: 'stated-set',
      id: `stated-set:${sheet}:${named ?? 'unnamed'}`,
      required: !hasSetSheet,
      choices: [...inOrder, ...(hasSetSheet ? [ANSWERS.notThere] : [])],
      changesReading: true,
      ...{ sheet, row, column: first.text, cell: toCellAddress(first.index, row) },
      ...{ columns: mki.map(({ text }) => text), proposal, besideSheet: hasSetSheet },
    };
    const given = answerTo(question, asked.answers);
    const remembered = hasSetSheet || given !== null ? null : rememberedSet(first, asked);
    // What another header says of the set is asked about again.
    if (remembered && sets.includes(remembered) && (proposal ?? remembered) === remembered) {
      const { column, cell } = question;
      const details = { cell, value: first.text, readAs: impactColumns('mki', remembered) };
      problems.add('placed-column', { sheet, row, column, cell }, details);
      return remembered;
    }
    asked.questions.push(question);
    const answer = given ?? (hasSetSheet ? null : inOrder[0]);
    const found = sets.find((set) => set === answer) ?? null;
    if (given === null) openSet = found;
    return found;
  }
  /** CO2 of which no header names the set belongs to the MKI of which none does, else to the only one. */
  const isOfGroup = ({ set: named }: OfModule, { group, set }: { group: Group; set: SetCode }) =>
    named ? named === set : group.named === null || groups.length === 1;
  /** Where headers name both sets, no set is left for columns that name none. */
  const mayBeRead = groups.filter(({ named }) => named !== null || taken.length < SET_CODES.length);
  if (read.length > 0) findLost(headerRow, headers, mayBeRead, found);

  const lostMki = [...found.lost.values()].filter(({ of }) => of === 'mki');
  return read.map(({ group, set }) => {
    const ofSet = { mki: group.mki, co2: co2.filter((header) => isOfGroup(header, { group, set })) };
    const columns: ImpactColumn[] = [];
    for (const of of MODULE_INDICATORS) {
      for (const { index, module } of ofSet[of]) {
        const column = impactColumn(of, set, module);
        const first = found.positions.get(column);
        if (first === undefined) {
          found.positions.set(column, index);
          columns.push({ of, module: LIFE_CYCLE_MODULES.indexOf(module), column });
          continue;
        }
        const cells = { cell: toCellAddress(index, row), otherCell: toCellAddress(first, row) };
        problems.add('duplicate-column', { sheet, row, column }, cells);
      }
      const [ownUnit = ''] = allowedUnits(set, impactIndicator(of, set));
      const called = openSet === set ? { called: of === 'mki' ? 'MKI' : 'CO2' } : {};
      const about = { column: impactColumns(of, set), key: of, ownUnit, ...called };
      takeAmountsOfAll(headerRow, about, ofSet[of], found, { asked, problems });
    }
    const production = group.mki.find(({ module }) => module === REQUIRED_MODULE);
    return {
      set,
      columns,
      first: { text: production?.text ?? '', index: production?.index ?? 0 },
      co2: ofSet.co2.map(({ text }) => text),
      lacking: LIFE_CYCLE_MODULES.filter((module) =>
        [...group.mki, ...lostMki].every((header) => header.module !== module),
      ),
    };
  });
}

/** Returns the set that was chosen for an earlier file with this header; null for none. */
function rememberedSet({ text }: FreeHeader, { placements }: Asked): SetCode | null {
  const key = toComparedName(text);
  const placement = placements.find(
    ({ sheet, headerKey, column }) => sheet === 'posten' && headerKey === key && statedSetOf(column),
  );
  return placement ? statedSetOf(placement.column) : null;
}

/**
 * Returns the columns of MKI by their set, where they have A1-A3: without it the others say too little. Those without a set
 * and without A1-A3 are of the only set that is named.
 */
function groupsOf(headers: readonly Found[]): Group[] {
  const ofMki = headers.filter((header): header is OfModule => header.of === 'mki' && isOfModule(header));
  const isProduction = ({ module }: OfModule) => module === REQUIRED_MODULE;
  const [only = null, ...others] = new Set(ofMki.flatMap(({ set }) => set ?? []));
  const joinsNamed = others.length === 0 && !ofMki.some((header) => !header.set && isProduction(header));
  return [null, ...SET_CODES].flatMap((named) => {
    const mki = ofMki.filter(({ set }) => (set ?? (joinsNamed ? only : null)) === named);
    return mki.some(isProduction) ? [{ named, mki }] : [];
  });
}

/**
 * Finds the columns with the MKI or the CO2 of a module that no group takes, or whose header says more than is known. CO2 of
 * a set of which no MKI is read is none of them.
 */
function findLost(
  headerRow: HeaderRow,
  headers: readonly Found[],
  groups: readonly Group[],
  { positions, lost }: FoundColumns,
): void {
  const isCo2OfAny = groups.length > 1 && groups.every(({ named }) => named !== null);
  for (const header of headers) {
    if (!isOfModule(header)) continue;
    const isLost =
      header.of === 'mki'
        ? !groups.some(({ mki }) => mki.includes(header))
        : header.set === null && isCo2OfAny;
    const { index, of, module } = header;
    if (isLost) lost.set(index, { of, module });
  }
  for (const { text, index } of freeHeadersOf(headerRow, positions)) {
    const spoken = readImpactHeader(text) ? null : impactSpokenOf(text);
    if (spoken && isOfModule(spoken)) lost.set(index, spoken);
  }
}

function isOfModule<H extends Pick<ImpactHeader, 'module'>>(
  header: H,
): header is H & { readonly module: LifeCycleModule } {
  return LIFE_CYCLE_MODULES.some((module) => module === header.module);
}

function impactsIn(headerRow: HeaderRow, { positions }: FoundColumns): Found[] {
  return freeHeadersOf(headerRow, positions).flatMap((header) => {
    const impact = readImpactHeader(header.text);
    return impact ? [{ ...header, ...impact }] : [];
  });
}

/** Says, of a workbook without any profile, why an MKI on Posten isn't read. */
export function refuseImpacts(headerRow: HeaderRow, found: FoundColumns, problems: ProblemList): void {
  const { sheet, row } = headerRow;
  const mki = impactsIn(headerRow, found).filter(({ of }) => of === 'mki');
  // A3 can only be a module; A1 and A2 may be sets.
  const apart = mki.find(({ module, text }) => module === 'apart' && /a3/i.test(text));
  if (apart) {
    const cell = toCellAddress(apart.index, row);
    problems.add('modules-apart', { sheet, row, column: `MKI ${REQUIRED_MODULE}`, cell }, { cell });
    return;
  }
  const ofModule = mki.find(isOfModule);
  const [first] = ofModule ? [ofModule] : mki;
  if (!first) return;
  const cell = toCellAddress(first.index, row);
  const columnName = `MKI ${REQUIRED_MODULE}`;
  if (ofModule) problems.add('missing-column', { sheet, row, column: columnName, cell }, { columnName });
  else problems.add('mki-without-modules', { sheet, row, column: first.text }, { cell, value: first.text });
}
