import type { UnitConversion } from '@milieuspoor/domain';
import type { DraftProperty } from '../draft/draft-declaration.ts';
import { problemOf } from '../problems/declaration-fault.ts';
import type { DeclarationProblem } from '../problems/declaration-problem.ts';

/** Two ways to the mass of a product may differ by so much: densities and grammages are rounded. */
const TOLERANCE = 0.05;
const KG_PER_TON = 1_000;

/** The property that states the kg of one unit. */
const DIRECT: Readonly<Record<string, readonly DraftProperty['kind'][]>> = {
  m3: ['gross-density', 'bulk-density'],
  m2: ['grammage'],
  m: ['linear-density'],
  st: ['weight-per-piece'],
};

interface Converted {
  readonly conversions: readonly UnitConversion[];
  readonly warnings: readonly DeclarationProblem[];
}

/**
 * Returns into what one unit of a product can be converted, from its own properties. `amount` is how many units the mass
 * in `properties` is for. Properties that contradict one another lead nowhere, and that is said.
 */
export function toConversions(unit: string, amount: number, properties: readonly DraftProperty[]): Converted {
  const figureOf = (...kinds: readonly DraftProperty['kind'][]) =>
    kinds.map((kind) => properties.find((each) => each.kind === kind)).find((each) => each !== undefined)
      ?.value ?? null;
  const unclear = properties.filter(({ kind }) => kind === 'unclear');
  const warnings: DeclarationProblem[] = unclear.map(({ name, value, path }) =>
    problemOf('conversion-unclear', { name, value }, path),
  );
  const [density, grammage, thickness] = [
    figureOf('gross-density', 'bulk-density'),
    figureOf('grammage'),
    figureOf('layer-thickness'),
  ];
  const conversions: UnitConversion[] = [];
  const add = (to: string, perUnit: number | null) => {
    if (perUnit !== null && Number.isFinite(perUnit) && perUnit > 0) conversions.push({ unit: to, perUnit });
  };
  const contradicts = (stated: readonly (number | null)[]) => {
    const there = stated.filter((each) => each !== null);
    const isSo = there.length > 1 && Math.max(...there) > Math.min(...there) * (1 + TOLERANCE);
    if (isSo)
      warnings.push(problemOf('conversion-contradicts', { stated: there.map((each) => `${each} kg`), unit }));
    return isSo;
  };

  if (unit === 'kg' || unit === 'ton') {
    const kg = unit === 'ton' ? KG_PER_TON : 1;
    const layer = density !== null && thickness !== null ? density * thickness : null;
    const inDoubt = grammage !== null && contradicts([grammage, layer]);
    add('m3', density === null || inDoubt ? null : kg / density);
    add('m2', grammage === null || inDoubt ? null : kg / grammage);
    const linear = figureOf('linear-density');
    add('m', linear === null ? null : kg / linear);
    return { conversions, warnings };
  }
  const direct = figureOf(...(DIRECT[unit] ?? []));
  const masses = properties.filter(({ kind }) => kind === 'mass').map(({ value }) => value / amount);
  const stated = [...(direct === null ? [] : [direct]), ...masses];
  const layer = unit === 'm2' && density !== null && thickness !== null ? density * thickness : null;
  const directInDoubt = contradicts(stated);
  const layerInDoubt = !directInDoubt && layer !== null && contradicts([...stated.slice(0, 1), layer]);
  add('kg', directInDoubt ? null : (stated[0] ?? layer));
  if (unit === 'm2') add('m3', directInDoubt || layerInDoubt ? null : thickness);
  if (unit === 'm3') add('m2', directInDoubt || thickness === null ? null : 1 / thickness);
  return { conversions, warnings };
}
