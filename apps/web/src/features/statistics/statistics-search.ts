import {
  CONTRACT_TYPE_FILTERS,
  type ContractTypeFilter,
  SECTORS,
  SET_CODES,
  type Sector,
  type SetCode,
} from '@milieuspoor/domain';
import { choiceOf, textOf, uuidOf } from '../../lib/address/address-values.ts';
import { FOCUSES, type Focus } from './centre-of-gravity/focus.ts';

/** What of the charts stands in the address, so that a reload, the back button and a sent link show the same view. */
export interface StatisticsSearch {
  /** the set; absent: A1, or the one that the figures state */
  readonly set?: SetCode | undefined;
  /** the path of the drill-down */
  readonly drill?: string | undefined;
  /** years with commas; absent: all of them, empty: none. A single year comes out of the address as a number */
  readonly years?: string | number | undefined;
  /** tendered projects or the others; absent: all */
  readonly contract?: ContractTypeFilter | undefined;
  /** what the centre of gravity shows; absent: MKI */
  readonly focus?: Focus | undefined;
  /** the sector that is held against the organisation; absent: all of them */
  readonly sector?: Sector | undefined;
  /** the own organisation whose sectors are shown, by its slug; absent: the one of the dashboard */
  readonly organisation?: string | undefined;
  /** the product group of the ratios; absent: the first */
  readonly productGroup?: string | undefined;
  /** of the tab Rapportage: what variants show; absent: the charts of each */
  readonly part?: VariantsPart | undefined;
  /** the calculation whose statistics are compared; absent: the first */
  readonly variant?: string | undefined;
}

/** What of the variants of a report is shown. */
export const VARIANTS_PARTS = ['charts', 'comparisons'] as const;
export type VariantsPart = (typeof VARIANTS_PARTS)[number];

const TEXT_MAX = 400;

/** The view that an address states; what makes no sense is left out and refuses nothing. */
export function parseStatisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  return {
    set: choiceOf(SET_CODES, search.set),
    drill: textOf(search.drill, TEXT_MAX),
    years: Number.isInteger(search.years) ? Number(search.years) : textOf(search.years, TEXT_MAX),
    contract: choiceOf(CONTRACT_TYPE_FILTERS, search.contract),
    focus: choiceOf(FOCUSES, search.focus),
    sector: choiceOf(SECTORS, search.sector),
    organisation: textOf(search.organisation, TEXT_MAX),
    productGroup: uuidOf(search.productGroup),
    part: choiceOf(VARIANTS_PARTS, search.part),
    variant: uuidOf(search.variant),
  };
}
