import type {
  CalculationType,
  DashboardType,
  EmviStatus,
  NamedCriterion,
  NewProjectData,
  ProjectStatus,
  SetCode,
  WorkScope,
} from '@milieuspoor/domain';
import type { ProductKey } from './profiles/product-table.ts';

/** The contents of the demonstration, in words of the domain. It has no passwords. */
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
  /** slugs of the user's organisations */
  readonly organisations: readonly string[];
  /** slugs of the organisations that the user administers */
  readonly administers?: readonly string[];
}

/** A moment in UTC, and a day in the Netherlands. */
export type Moment = `${number}-${number}-${number}T${number}:${number}:${number}Z`;
export type Day = `${number}-${number}-${number}`;

/** The data of a project that is filled in; its planned days follow from `plannedInWeeks`. */
export interface PlannedData
  extends Omit<NewProjectData, 'latitude' | 'longitude' | 'plannedAwardDate' | 'plannedCompletionDate'> {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ProjectPlan extends PlannedData {
  /** a short name within the plan, from which an identity is derived that is the same in every run */
  readonly key: string;
  /** slug */
  readonly organisation: string;
  /** username of the user who started it */
  readonly createdBy: string;
  readonly awardCriteria: boolean | null;
  readonly status: ProjectStatus;
  readonly locked: boolean;
  readonly asBuiltScopeChanged: boolean | null;
  readonly designPhaseCompleteDate: Day | null;
  readonly projectCompleteDate: Day | null;
  /** weeks after the day on which the demonstration is made, so that its agenda always has future events */
  readonly plannedInWeeks?: { readonly award?: number; readonly completion: number };
  readonly tender: TenderPlan | null;
  readonly createdAt: Moment;
  readonly modifiedAt: Moment;
  /** oldest first */
  readonly calculations: readonly CalculationPlan[];
}

/**
 * The award model; the two discounts add up to the benefit, except for one that is not filled in yet. Boundaries follow
 * from the baseline.
 */
export interface TenderPlan {
  readonly emviStatus: EmviStatus;
  readonly projectScopeEur: number;
  readonly fictionalTenderBenefitEur: number;
  readonly mkiMaxDiscountEur: number;
  /** null while the model is being filled in */
  readonly criteriaMaxDiscountEur: number | null;
  /** the named criteria, which add up to it; absent where the other criteria are one amount */
  readonly criteria?: readonly Omit<NamedCriterion, 'id'>[];
  readonly expectedNumberOfApplicants: number;
  /** whether bids are sealed, were sealed and then opened, or were never sealed */
  readonly bids: 'unsealed' | 'sealed' | 'opened';
  /** an open correction, begun by the user who started the project; absent where there is none */
  readonly correction?: { readonly reason: string; readonly begunAt: Moment };
}

export interface CalculationPlan {
  /** with award criteria, the optimisation of the design belongs to an applicant, and the active one to the winner */
  readonly type: CalculationType;
  /** its bidder; null for the organisation's own */
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

/** An invented company with its quote and its discount on other criteria; whole euro. */
export interface BidderPlan {
  readonly name: string;
  readonly quoteEur: number;
  readonly criteriaDiscountEur: number;
  /** the reason, for a winner who is not first */
  readonly winnerReason?: string;
  /** its values on each named criterion, by name; absent where the tender names none */
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
