import type {
  CalculationType,
  ContractType,
  DashboardType,
  EmviStatus,
  NamedCriterion,
  ProjectStatus,
  ProjectType,
  Sector,
  SetCode,
  WorkScope,
} from '@milieuspoor/domain';
import type { ProductKey } from './profiles/product-table.ts';

/** What the demonstration consists of, in words of the domain. Passwords are no part of it. */
export interface DemonstrationPlan {
  readonly organisations: readonly OrganisationPlan[];
  readonly users: readonly UserPlan[];
  readonly projects: readonly ProjectPlan[];
}

export interface OrganisationPlan {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly contact: string;
}

export interface UserPlan {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly telephone: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  /** slugs of the organisations that the user belongs to */
  readonly organisations: readonly string[];
  /** slugs of those that the user runs */
  readonly administers?: readonly string[];
}

/** A moment in UTC, and a day in the Netherlands. */
export type Moment = `${number}-${number}-${number}T${number}:${number}:${number}Z`;
export type Day = `${number}-${number}-${number}`;

export interface ProjectPlan {
  /** a short name within the plan; an identity that stays the same from run to run can be derived from it */
  readonly key: string;
  /** slug */
  readonly organisation: string;
  /** username of the user who started it */
  readonly createdBy: string;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly projectType: ProjectType;
  readonly sector: Sector;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly status: ProjectStatus;
  readonly locked: boolean;
  readonly asBuiltScopeChanged: boolean | null;
  readonly designPhaseCompleteDate: Day | null;
  readonly projectCompleteDate: Day | null;
  /** weeks after the day on which the demonstration is made, so that its agenda always has something ahead */
  readonly plannedInWeeks?: { readonly award?: number; readonly completion: number };
  readonly tender: TenderPlan | null;
  readonly createdAt: Moment;
  readonly modifiedAt: Moment;
  /** oldest first */
  readonly calculations: readonly CalculationPlan[];
}

/**
 * The award model; the two discounts add up to the benefit, but for one that is not filled in yet. Boundaries follow from
 * the baseline.
 */
export interface TenderPlan {
  readonly emviStatus: EmviStatus;
  readonly projectScopeEur: number;
  readonly fictionalTenderBenefitEur: number;
  readonly mkiMaxDiscountEur: number;
  /** null while the model is being filled in */
  readonly criteriaMaxDiscountEur: number | null;
  /** the same by name, adding up to it; absent where the other criteria are one amount */
  readonly criteria?: readonly Omit<NamedCriterion, 'id'>[];
  readonly expectedNumberOfApplicants: number;
  /** whether bids are sealed, were opened after that, or never were sealed */
  readonly bids: 'unsealed' | 'sealed' | 'opened';
  /** that runs, begun by who started the project; absent where none does */
  readonly correction?: { readonly reason: string; readonly begunAt: Moment };
}

export interface CalculationPlan {
  /** with award criteria the optimisation of the design is an applicant's, and the active one the winner's */
  readonly type: CalculationType;
  /** who bid it; null for one of the organisation's own */
  readonly bidder: BidderPlan | null;
  /** without extension; also the name of the workbook */
  readonly name: string;
  readonly notes: string;
  readonly active: boolean;
  readonly includeInReport: boolean;
  readonly createdAt: Moment;
  readonly sets: readonly SetCode[];
  readonly execution: Execution;
  readonly items: readonly CompositionItem[];
}

/** An invented company with what it asked, and what it was given on other criteria; whole euro. */
export interface BidderPlan {
  readonly name: string;
  readonly quoteEur: number;
  readonly criteriaDiscountEur: number;
  /** of a winner who is not first: why */
  readonly winnerReason?: string;
  /** of it, what it was given on each named criterion, by name; absent where the tender names none */
  readonly criteria?: Readonly<Record<string, number>>;
}

/** How the work is done: shares (0 to 1) of machine hours and of tkm that are emission-free. */
export interface Execution {
  readonly emissionFreeEquipment: number;
  readonly emissionFreeTransport: number;
}

export interface CompositionItem {
  readonly product: ProductKey;
  /** in the product's unit */
  readonly quantity: number;
  readonly workScope: WorkScope;
}
