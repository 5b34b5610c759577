import type {
  CalculationType,
  ContractType,
  DashboardType,
  EmviStatus,
  ProjectStatus,
  ProjectType,
  Sector,
  SetCode,
  WorkScope,
} from '@milieuspoor/domain';
import type { ProductKey } from './product-table.ts';

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
  readonly tender: TenderPlan | null;
  readonly createdAt: Moment;
  readonly modifiedAt: Moment;
  /** oldest first */
  readonly calculations: readonly CalculationPlan[];
}

/** The award model; the two discounts add up to the benefit. Boundaries follow from the baseline. */
export interface TenderPlan {
  readonly emviStatus: EmviStatus;
  readonly projectScopeEur: number;
  readonly fictionalTenderBenefitEur: number;
  readonly mkiMaxDiscountEur: number;
  readonly criteriaMaxDiscountEur: number;
  readonly expectedNumberOfApplicants: number;
}

export interface CalculationPlan {
  /** with award criteria the optimisation of the design is an applicant's, and the active one the winner's */
  readonly type: CalculationType;
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
