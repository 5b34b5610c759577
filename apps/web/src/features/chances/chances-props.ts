import type { Organisation } from '@milieuspoor/contract';
import type { CalculationType, ContractTypeFilter, SetCode } from '@milieuspoor/domain';

export interface ChancesProps {
  readonly organisation: Pick<Organisation, 'slug' | 'name'>;
  /** the filters of the dashboard: which completed projects posts are held against */
  readonly asked: {
    readonly set: SetCode;
    /** null for all */
    readonly years: readonly number[] | null;
    /** null for all */
    readonly contractType: ContractTypeFilter | null;
  };
  /** a viewer cannot open a project */
  readonly audience: 'viewer' | 'member';
}

export interface ProjectChancesProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly set: SetCode;
  /** the types of the tab's calculations */
  readonly types: readonly CalculationType[];
  /** changes whenever the calculations behind the figures do */
  readonly revision: string;
  /** making a variant of the calculation that is looked at; null where the project takes none now */
  readonly variant: VariantMaking | null;
}

/** What is done with a variant that is made of what is proposed. */
export interface VariantMaking {
  /** the name of the calculation with a uuid, of which the variant is made */
  readonly nameOf: (calculation: string) => string;
  readonly onMade: (worksheet: string) => void;
}
