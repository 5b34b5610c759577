import {
  type CalculationItem,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  SET_CODES,
} from '@milieuspoor/domain';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';

/**
 * The factors by which a product's figures differ from the worked example's: production, transport, construction, end
 * of life and D.
 */
interface Shares {
  readonly production: number;
  readonly transport: number;
  readonly construction: number;
  readonly endOfLife: number;
  readonly benefit: number;
}

/** A small road with its foundation. All figures are invented: those of the worked example, in other proportions. */
export const EXAMPLE_CALCULATION: readonly CalculationItem[] = [
  item(
    {
      postNumber: '210010',
      productGroup: 'Grondwerk',
      productSubGroup: 'Zand',
      product: 'Zand voor zandbed (voorbeeld)',
      unit: 'm3',
      quantity: 180,
      rawCode: '22.05.01',
      resources: { ...WORKED_EXAMPLE.resources, primaryTon: 1.7, secondaryTon: 0, transportOtherTkm: 42 },
    },
    { production: 0.18, transport: 2.4, construction: 1.1, endOfLife: 0, benefit: 0 },
  ),
  item(
    {
      postNumber: '280010',
      productGroup: 'Fundering',
      productSubGroup: 'Ongebonden fundering',
      product: 'Menggranulaat 0/31,5, 250 mm (voorbeeld)',
      unit: 'm2',
      quantity: 600,
      rawCode: '28.11.04',
      resources: { ...WORKED_EXAMPLE.resources, primaryTon: 0, secondaryTon: 0.48, transportOtherTkm: 14 },
    },
    { production: 0.09, transport: 0.8, construction: 0.9, endOfLife: 0.4, benefit: 0.1 },
  ),
  item(
    { ...WORKED_EXAMPLE, product: 'Betonstraatsteen 80 mm, kleur grijs (voorbeeld)', quantity: 420 },
    // The template's own item is refused when it remains in a file.
    { production: 1.04, transport: 1, construction: 1, endOfLife: 1, benefit: 1 },
  ),
  item(
    {
      postNumber: '310020',
      productGroup: 'Verhardingen',
      productSubGroup: 'Kantopsluiting',
      product: 'Trottoirband 130/150 x 250 mm (voorbeeld)',
      unit: 'm',
      quantity: 240,
      rawCode: '31.51.02',
      resources: {
        ...WORKED_EXAMPLE.resources,
        primaryTon: 0.085,
        secondaryTon: 0.006,
        transportOtherTkm: 6,
      },
    },
    { production: 0.5, transport: 0.47, construction: 0.7, endOfLife: 0.5, benefit: 0.45 },
  ),
];

type Described = Pick<
  CalculationItem,
  | 'postNumber'
  | 'productGroup'
  | 'productSubGroup'
  | 'product'
  | 'unit'
  | 'quantity'
  | 'rawCode'
  | 'resources'
>;

function item(described: Described, shares: Shares): CalculationItem {
  const profiles = Object.fromEntries(
    SET_CODES.map((set) => [set, inProportion(WORKED_EXAMPLE.profiles[set] ?? {}, shares)]),
  );
  return { ...WORKED_EXAMPLE, ...described, profiles };
}

function inProportion(profile: ImpactProfile, shares: Shares): ImpactProfile {
  return Object.fromEntries(
    Object.entries(profile).map(([code, values]) => [
      code,
      LIFE_CYCLE_MODULES.map((module, index) => {
        const value = values[index] ?? null;
        return value === null ? null : Number((value * shareOf(module, shares)).toPrecision(3));
      }),
    ]),
  );
}

function shareOf(module: LifeCycleModule, shares: Shares): number {
  switch (module) {
    case 'A1-A3':
      return shares.production;
    case 'A4':
      return shares.transport;
    case 'D':
      return shares.benefit;
    case 'A5':
    case 'B1':
    case 'B4':
      return shares.construction;
    default:
      return shares.endOfLife;
  }
}
