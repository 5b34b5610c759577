import type { DeclarationReadingAnswer, ProductInput } from '@milieuspoor/contract';
import {
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  MKI_INDICATOR,
  NMD_CATEGORIES,
  type ResourceKey,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { parseFigure, typedFigure } from './number-text.ts';

/** The cells of a profile as they are typed, by cellKey. */
export type TypedProfile = Readonly<Record<string, string>>;

/** A product as it is typed. */
export interface FormValues {
  readonly name: string;
  readonly product_group: string;
  readonly product_sub_group: string;
  readonly unit: string;
  /** '2,4 ton', one on a line */
  readonly conversions: string;
  /** with commas */
  readonly raw_codes: string;
  readonly nmd_category: string;
  readonly programme: string;
  readonly number: string;
  readonly publisher: string;
  readonly valid_until: string | null;
  readonly notes: string;
  readonly resources: Readonly<Record<ResourceKey, string>>;
  readonly profile: TypedProfile;
}

export const cellKey = (set: SetCode, code: string, place: number): string => `${set} ${code} ${place}`;

/** Returns the codes of the rows that a profile in a set can have. */
export function codesOf(set: SetCode): readonly string[] {
  return [...IMPACT_SETS[set].indicators.map(({ code }) => code), MKI_INDICATOR];
}

/** Returns a value for each resource. */
function perResource<Value>(of: (key: ResourceKey) => Value): Record<ResourceKey, Value> {
  return {
    primaryTon: of('primaryTon'),
    secondaryTon: of('secondaryTon'),
    biobasedTon: of('biobasedTon'),
    renewableMj: of('renewableMj'),
    fossilMj: of('fossilMj'),
    equipmentEmissionFreeHours: of('equipmentEmissionFreeHours'),
    equipmentOtherHours: of('equipmentOtherHours'),
    transportEmissionFreeTkm: of('transportEmissionFreeTkm'),
    transportOtherTkm: of('transportOtherTkm'),
  };
}

/** Returns the form of a product that is known or was read, or an empty one. */
export function formOf(product: DeclarationReadingAnswer['product']): FormValues {
  const profile: Record<string, string> = {};
  for (const set of SET_CODES)
    for (const [code, values] of Object.entries(product?.profiles[set] ?? {}))
      for (const [place, value] of values.entries()) profile[cellKey(set, code, place)] = typedFigure(value);
  return {
    name: product?.name ?? '',
    product_group: product?.product_group ?? '',
    product_sub_group: product?.product_sub_group ?? '',
    unit: product?.unit ?? '',
    conversions: (product?.conversions ?? [])
      .map(({ unit, per_unit }) => `${typedFigure(per_unit)} ${unit}`)
      .join('\n'),
    raw_codes: (product?.raw_codes ?? []).join(', '),
    nmd_category: product?.nmd_category ?? '',
    programme: product?.programme ?? '',
    number: product?.number ?? '',
    publisher: product?.publisher ?? '',
    valid_until: product?.valid_until ?? null,
    notes: product?.notes ?? '',
    resources: perResource((key) => typedFigure(product?.resources[key] ?? null)),
    profile,
  };
}

/** What of a form is no figure: the keys of cells and of resources, and whether a conversion is none. */
export interface FormProblems {
  readonly cells: ReadonlySet<string>;
  readonly resources: ReadonlySet<ResourceKey>;
  readonly conversions: boolean;
}

/** Returns what a form states, or what of it is no figure. */
export function readForm(
  form: FormValues,
): { readonly input: ProductInput } | { readonly problems: FormProblems } {
  const cells = new Set<string>();
  const wrongResources = new Set<ResourceKey>();
  const profiles: { [Set in SetCode]?: Record<string, (number | null)[]> } = {};
  for (const set of SET_CODES) {
    const rows: Record<string, (number | null)[]> = {};
    for (const code of codesOf(set)) {
      const values = LIFE_CYCLE_MODULES.map((_, place) => {
        const key = cellKey(set, code, place);
        const value = parseFigure(form.profile[key] ?? '');
        if (value === 'wrong') cells.add(key);
        return value === 'wrong' ? null : value;
      });
      if (values.some((value) => value !== null)) rows[code] = values;
    }
    if (Object.keys(rows).length > 0) profiles[set] = rows;
  }
  const resources = perResource((key) => {
    const value = parseFigure(form.resources[key]);
    if (value === 'wrong') wrongResources.add(key);
    return value === 'wrong' ? null : value;
  });

  const conversions = form.conversions
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, amount = '', unit = ''] = /^\s*(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
      const perUnit = parseFigure(amount);
      return typeof perUnit === 'number' && perUnit > 0 ? { unit, per_unit: perUnit } : null;
    });
  const known = conversions.flatMap((each) => each ?? []);
  const isWrong = known.length < conversions.length;
  if (cells.size > 0 || wrongResources.size > 0 || isWrong)
    return { problems: { cells, resources: wrongResources, conversions: isWrong } };
  return {
    input: {
      name: form.name,
      product_group: form.product_group.trim() || null,
      product_sub_group: form.product_sub_group.trim() || null,
      unit: form.unit,
      conversions: known,
      raw_codes: form.raw_codes
        .split(/[,\n]/)
        .map((code) => code.trim())
        .filter(Boolean),
      nmd_category: NMD_CATEGORIES.find((each) => each === form.nmd_category) ?? null,
      profiles,
      resources,
      programme: form.programme,
      number: form.number,
      publisher: form.publisher,
      valid_until: form.valid_until,
      notes: form.notes,
    },
  };
}

export const NO_PROBLEMS: FormProblems = { cells: new Set(), resources: new Set(), conversions: false };
