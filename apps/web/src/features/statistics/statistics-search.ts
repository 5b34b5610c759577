import {
  CONTRACT_TYPE_FILTERS,
  type ContractTypeFilter,
  SECTORS,
  SET_CODES,
  type Sector,
  type SetCode,
} from '@milieuspoor/domain';
import { choiceOf, textOf, uuidOf } from '../../lib/address/address-values.ts';
import { FOCUSES, type Focus, GROUPINGS, type Grouping } from './centre-of-gravity/focus.ts';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tab.ts';

/** The state of the charts that is in the address, so that a reload, the back button and a link show the same view. */
export interface StatisticsSearch {
  /** the tab of a dashboard; absent: the first */
  readonly tab?: DashboardTab | undefined;
  /** the set; absent: A1, or the one that the figures state */
  readonly set?: SetCode | undefined;
  /** the path of the drill-down */
  readonly drill?: string | undefined;
  /** years with commas; absent: all of them, empty: none. A single year comes from the address as a number */
  readonly years?: string | number | undefined;
  /** tendered projects or the others; absent: all */
  readonly contract?: ContractTypeFilter | undefined;
  /** what the centre of gravity shows; absent: MKI */
  readonly focus?: Focus | undefined;
  /** what the centre of gravity has on its axis; absent: the life-cycle modules */
  readonly grouping?: Grouping | undefined;
  /** the sector that the organisation is compared with; absent: all of them */
  readonly sector?: Sector | undefined;
  /** slug of the reader's own organisation whose sectors are shown; absent: that of the dashboard */
  readonly organisation?: string | undefined;
  /** the product group of the ratios; absent: the first with items */
  readonly productGroup?: string | undefined;
  /** the part of the variants that the tab Rapportage shows; absent: the charts of each */
  readonly part?: VariantsPart | undefined;
  /** the calculation whose statistics are compared; absent: the first */
  readonly variant?: string | undefined;
}

/** The parts of a report's variants that can be shown. */
export const VARIANTS_PARTS = ['charts', 'comparisons'] as const;
export type VariantsPart = (typeof VARIANTS_PARTS)[number];

const TEXT_MAX = 400;

/** Returns the view that an address gives; values that make no sense are left out without an error. */
export function parseStatisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  return {
    tab: choiceOf(DASHBOARD_TABS, search.tab),
    set: choiceOf(SET_CODES, search.set),
    drill: textOf(search.drill, TEXT_MAX),
    years: Number.isInteger(search.years) ? Number(search.years) : textOf(search.years, TEXT_MAX),
    contract: choiceOf(CONTRACT_TYPE_FILTERS, search.contract),
    focus: choiceOf(FOCUSES, search.focus),
    grouping: choiceOf(GROUPINGS, search.grouping),
    sector: choiceOf(SECTORS, search.sector),
    organisation: textOf(search.organisation, TEXT_MAX),
    productGroup: uuidOf(search.productGroup),
    part: choiceOf(VARIANTS_PARTS, search.part),
    variant: uuidOf(search.variant),
  };
}
