import type { Organisation, Project } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';

export interface DemandSectionProps {
  readonly organisation: Pick<Organisation, 'slug'>;
  readonly set: SetCode;
}

export interface TenderDemandProps {
  readonly project: Project;
  readonly readOnly: boolean;
  /** makes a change of the project after those that are under way */
  readonly inTurn: (job: () => Promise<void>) => Promise<void>;
}
