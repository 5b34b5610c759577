import type { endpoints, InputOf } from '@milieuspoor/contract/client';
import type { ListedAbout } from '../../../charts/coverage/listed-mark.tsx';
import { dataTypeOf } from '../centre-of-gravity/focus.ts';

type Question = NonNullable<InputOf<typeof endpoints.listFigureFindings>['query']>;

/** A list of findings that is asked for, and its subject. */
export interface AskedFindings {
  readonly about: ListedAbout;
  /** of several projects, each of which can be opened */
  readonly ofSeveral: boolean;
  readonly query: Question;
}

/** Returns the question for a mark at one of the projects of a screen. */
export function findingsOfProject(
  about: ListedAbout,
  { uuid, types, set, applicant, pair }: NonNullable<ListedAbout['project']>,
): AskedFindings {
  return {
    about,
    ofSeveral: false,
    query: {
      aggregate_by: 'product_group',
      project_calculation__project__uuid: uuid,
      project_calculation__calculation_type: types.join(','),
      ...(applicant === undefined ? {} : { applicant }),
      ...(pair === undefined ? {} : { project_calculation_uuid: pair.join(',') }),
      project_data_type: dataTypeOf('mki', set ?? 'a1'),
      ...figureOf(about),
    },
  };
}

/** Returns which figure it is, in the form that the call takes. */
export function figureOf({ quantity, side, module }: ListedAbout) {
  return { quantity, ...(side ? { side } : {}), ...(module ? { module } : {}) };
}
