import {
  type CalculationItem,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
} from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { exampleItem } from '../../../testing/files/example-workbook.ts';

/** Five posts of one group, each with equal costs in every module that it declares. */
const WORK = ['Fundering', 'Onderlaag', 'Tussenlaag', 'Deklaag', 'Markering'] as const;

/** Returns all indicators of Set A1 in some modules: this much CO2 and 0 of the rest; the other modules are empty. */
function inModules(modules: readonly LifeCycleModule[], co2Kg: number): ImpactProfile {
  const { indicators, co2Indicator } = IMPACT_SETS.a1;
  const valuesOf = (amount: number) =>
    LIFE_CYCLE_MODULES.map((module) => (modules.includes(module) ? amount : null));
  return Object.fromEntries(
    indicators.map(({ code }) => [code, valuesOf(code === co2Indicator ? co2Kg : 0)]),
  );
}

function posts(
  profile: ImpactProfile,
  more: (item: CalculationItem, place: number) => Partial<CalculationItem> = () => ({}),
): CalculationItem[] {
  return WORK.map((product, place) => {
    const named = { postNumber: `${place + 1}01`, productGroup: 'Verhardingen', productSubGroup: 'Lagen' };
    const item = exampleItem({ a1: profile }, { ...named, product, quantity: 100 });
    return { ...item, ...more(item, place) };
  });
}

const EVERY = LIFE_CYCLE_MODULES;
const FEW: readonly LifeCycleModule[] = ['A1-A3', 'D'];
const LESS = 0.9;
const WITHOUT_D = LIFE_CYCLE_MODULES.filter((module) => module !== 'D');

/** Returns the profile with a credit of this much kg CO2 in D, and 0 of the other indicators there. */
function credited(profile: ImpactProfile, co2Kg: number): ImpactProfile {
  const place = LIFE_CYCLE_MODULES.indexOf('D');
  const inD = (code: string) => (code === IMPACT_SETS.a1.co2Indicator ? -co2Kg : 0);
  return Object.fromEntries(
    Object.entries(profile).map(([code, values]) => [code, values.with(place, inD(code))]),
  );
}

const renumbered = (_item: CalculationItem, place: number) => ({ postNumber: `9.${place}` });
const regrouped = (_item: CalculationItem, place: number) => ({
  productGroup: 'Wegenbouw',
  productSubGroup: 'Asfalt',
  product: `Laag ${place + 1}`,
});

const TREE = posts(inModules(EVERY, LESS), () => ({
  ...{ postNumber: '901', productGroup: 'Groen', productSubGroup: 'Bomen', product: 'Boom' },
})).slice(0, 1);

/** Files about the same work; all except the first three leave something of it out. */
const WORKBOOKS = {
  /** the file with which the others are compared */
  whole: posts(inModules(EVERY, 1)),
  /** a tenth less of everything, honestly */
  honest: posts(inModules(EVERY, LESS)),
  /** the honest one under other numbers */
  renumbered: posts(inModules(EVERY, LESS), renumbered),
  /** A4 to C4 are empty */
  'empty modules': posts(inModules(FEW, LESS)),
  'empty modules under other numbers': posts(inModules(FEW, LESS), renumbered),
  'empty modules in groups of another name': posts(inModules(FEW, LESS), regrouped),
  /** an MKI of a cent without indicators */
  'bare MKI': posts({ MKI: LIFE_CYCLE_MODULES.map(() => 0.01) }),
  /** nothing is stated about recovery afterwards */
  'without D': posts(inModules(WITHOUT_D, 1)),
  /** a tenth less, and a credit for it */
  'credit in D': posts(credited(inModules(WITHOUT_D, LESS), 0.5)),
  /** a credit for one post, of at most a hundredth of the total */
  'a little credit in D': [
    ...posts(credited(inModules(WITHOUT_D, LESS), 0.05)).slice(0, 1),
    ...posts(inModules(WITHOUT_D, LESS)).slice(1),
  ],
  /** a post of its own beside those of the baseline */
  'with a tree': [...posts(inModules(EVERY, LESS)), ...TREE],
  'a tree for the last post': [...posts(inModules(EVERY, 1)).slice(0, 4), ...TREE],
  'one post of five': posts(inModules(EVERY, LESS)).slice(0, 1),
  /**
   * almost nothing is left of each post, and the work itself is in a group of another name, where A4 to C4 are empty
   */
  'work that went elsewhere': [
    ...posts(inModules(EVERY, LESS), () => ({ quantity: 0.01 })),
    ...posts(inModules(FEW, LESS), (item, place) => ({
      ...regrouped(item, place),
      ...renumbered(item, place),
      unit: 'ton',
    })),
  ],
} as const satisfies Readonly<Record<string, readonly CalculationItem[]>>;

export type AttackWorkbook = keyof typeof WORKBOOKS;

/** Files that leave modules or indicators of the same posts out. */
export const GAPPED = [
  'empty modules',
  'empty modules under other numbers',
  'empty modules in groups of another name',
  'bare MKI',
] as const satisfies readonly AttackWorkbook[];

const written = new Map<AttackWorkbook, Promise<Buffer>>();

export function attackWorkbook(name: AttackWorkbook): Promise<Buffer> {
  const bytes =
    written.get(name) ?? writeCalculation({ items: WORKBOOKS[name], sets: ['a1'] }).then(Buffer.from);
  written.set(name, bytes);
  return bytes;
}
