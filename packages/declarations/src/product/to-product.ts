import {
  IMPACT_SETS,
  type ImpactProfile,
  isDeclared,
  type Product,
  type Resources,
  SET_CODES,
  type SetCode,
  sumModules,
} from '@milieuspoor/domain';
import { toLine } from '../draft/choose-language.ts';
import type { DraftDeclaration, DraftRow } from '../draft/draft-declaration.ts';
import { toUnitName } from '../indicators/flow-units.ts';
import { problemOf, refuse } from '../problems/declaration-fault.ts';
import { type Asking, ask } from './asking.ts';
import { type ChosenScenarios, chooseScenarios } from './choose-scenarios.ts';
import { type ModuleValues, moduleValues, type ProductionNotes, perModule } from './module-values.ts';
import { type SettledRow, settleRows } from './settle-rows.ts';
import { toConversions } from './to-conversions.ts';
import { warnOfModules } from './warn-of-modules.ts';
import { warnOfSource } from './warn-of-source.ts';

/** The units that a product may be declared in, where its file does not say it. */
const UNITS = ['kg', 'ton', 'm', 'm2', 'm3', 'st', 'l', 'tkm', 'uur', 'kWh', 'MJ'];
const KG_PER_TON = 1_000;
/** The longest texts of a product; what is longer is cut. */
const NAME_MAX = 300;
const TEXT_MAX = 200;
const UNIT_MAX = 40;
const NOTES_MAX = 4_000;

/** The unit of the product, how many of it the figures of the file are for, and what they are divided by. */
interface DeclaredUnit {
  readonly unit: string;
  readonly divisor: number;
}

/** A row of a set with its figures. */
export interface ValuedRow extends SettledRow {
  readonly values: ModuleValues;
}

/** Turns what a file says into a product for one unit of it, with what is asked and what must be known. */
export function toProduct(draft: DraftDeclaration, asking: Asking): Product {
  if (draft.name === '') refuse('no-name', {});
  const { unit, divisor } = declaredUnit(draft, asking);
  const settled = settleRows(draft.rows, asking);
  const secondary = draft.rows.filter(({ meaning }) => meaning.kind === 'secondary-material');
  const scenarios = chooseScenarios(
    [...settled.map(({ row }) => row), ...secondary],
    draft.scenarios,
    asking,
  );
  const rows = withoutDoubles(
    settled.map((each) => ({ ...each, values: moduleValues(each.row, scenarios) })),
  );
  if (rows.length === 0 && asking.asked.length === 0)
    refuse('no-figures', {
      names: draft.rows.flatMap(({ meaning, name }) => (meaning.kind === 'unknown' ? name : [])),
    });

  const notes: ProductionNotes = { added: [], incomplete: [], differs: [] };
  const profiles = Object.fromEntries(
    SET_CODES.flatMap((set) => {
      const profile = profileOf(
        rows.filter((each) => each.set === set),
        divisor,
        notes,
      );
      return Object.keys(profile).length === 0 ? [] : [[set, profile] as const];
    }),
  );
  const resources = resourcesOf(secondary, scenarios, divisor);
  const { conversions, warnings } = toConversions(unit, divisor, draft.properties);
  asking.warnings.push(...warnings);
  warnOfModules(rows, scenarios, divisor, notes, asking);
  warnOfWeighing(profiles, asking);
  warnOfSource(draft, asking);
  return {
    name: cut(draft.name, NAME_MAX),
    productGroup: null,
    productSubGroup: null,
    unit,
    conversions,
    rawCodes: [],
    nmdCategory: null,
    profiles,
    resources,
    source: {
      programme: cut(draft.programme, TEXT_MAX),
      number: cut(draft.number, TEXT_MAX),
      publisher: cut(draft.publisher, TEXT_MAX),
      validUntil:
        draft.validUntil.kind === 'day'
          ? draft.validUntil.day
          : draft.validUntil.kind === 'year'
            ? `${draft.validUntil.year}-12-31`
            : null,
    },
    notes: cut(notesOf(draft, scenarios), NOTES_MAX),
  };
}

/** Returns what tells the declaration from its other versions: its standards, id, version and the scenarios that hold. */
function notesOf({ standards, id, version }: DraftDeclaration, { chosen }: ChosenScenarios): string {
  return [standards.join(', '), id, version, [...chosen].join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

function cut(text: string, max: number): string {
  const characters = [...toLine(text)];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : characters.join('');
}

/** A thousand kg is a ton; any other amount is divided, which is said. */
function declaredUnit({ declared }: DraftDeclaration, asking: Asking): DeclaredUnit {
  const { amount, path } = declared;
  const choices = UNITS.map((unit) => ({ value: unit, label: unit }));
  const stated = declared.unit !== null && declared.unit.length <= UNIT_MAX ? declared.unit : null;
  const unit = stated ?? ask(asking, { kind: 'declared-unit', id: 'declared-unit', amount, choices });
  if (unit === null) return { unit: '', divisor: amount };
  const name = toUnitName(unit);
  if (name === 'kg' && amount === KG_PER_TON) return { unit: 'ton', divisor: 1 };
  if (amount !== 1) asking.warnings.push(problemOf('declared-amount-divided', { amount, unit: name }, path));
  return { unit: name, divisor: amount };
}

function withoutDoubles(rows: readonly ValuedRow[]): ValuedRow[] {
  const kept = new Map<string, ValuedRow>();
  for (const each of rows) {
    const key = `${each.set}\n${each.code}`;
    const before = kept.get(key);
    if (!before) kept.set(key, each);
    else if (!equal(before, each)) refuse('indicator-twice', { indicator: each.code }, each.row.path);
  }
  return [...kept.values()];
}

function equal(left: ValuedRow, right: ValuedRow): boolean {
  const modules = new Set([...left.values.keys(), ...right.values.keys()]);
  return (
    left.factor === right.factor &&
    [...modules].every((module) => (left.values.get(module) ?? null) === (right.values.get(module) ?? null))
  );
}

function profileOf(rows: readonly ValuedRow[], divisor: number, notes: ProductionNotes): ImpactProfile {
  return Object.fromEntries(
    rows.flatMap(({ code, row, values, factor }) => {
      const declared = perModule(row, values, notes).map((value) =>
        value === null ? null : scaled(value, factor, divisor),
      );
      return isDeclared(declared) ? [[code, declared] as const] : [];
    }),
  );
}

/** Keeps a figure that needs no change as it is, to the last digit. */
function scaled(value: number, factor: number, divisor: number): number {
  const converted = factor === 1 ? value : value * factor;
  return divisor === 1 ? converted : converted / divisor;
}

/**
 * Only secondary material is taken over (SM of EN 15804, in kg): over all modules but D, which is another product's. What
 * EN 15804 calls use of primary energy includes what the chain before lost, and non-renewable is more than fossil.
 */
function resourcesOf(rows: readonly DraftRow[], scenarios: ChosenScenarios, divisor: number): Resources {
  const [row, ...others] = rows.filter(({ unit }) => toUnitName(unit) === 'kg');
  const notes: ProductionNotes = { added: [], incomplete: [], differs: [] };
  const values = row && others.length === 0 ? perModule(row, moduleValues(row, scenarios), notes) : null;
  const kg = values && values[0] !== null ? sumModules(values.slice(0, -1)) : null;
  return {
    primaryTon: null,
    secondaryTon: kg === null ? null : kg / KG_PER_TON / divisor,
    biobasedTon: null,
    renewableMj: null,
    fossilMj: null,
    equipmentEmissionFreeHours: null,
    equipmentOtherHours: null,
    transportEmissionFreeTkm: null,
    transportOtherTkm: null,
  };
}

function warnOfWeighing(profiles: Readonly<Partial<Record<SetCode, ImpactProfile>>>, asking: Asking): void {
  for (const set of SET_CODES) {
    const profile = profiles[set];
    if (!profile) continue;
    const missing = IMPACT_SETS[set].indicators.filter(
      ({ core, code }) => core && !isDeclared(profile[code]),
    );
    if (missing.length > 0)
      asking.warnings.push(problemOf('set-not-weighed', { set, missing: missing.map(({ code }) => code) }));
  }
}
