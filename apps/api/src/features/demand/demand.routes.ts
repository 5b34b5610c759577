import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { toProject } from '../projects/to-project.ts';
import { carryProposal } from './carry-proposal.ts';
import { readCarriedProposal } from './read-carried-proposal.ts';
import { readDemand } from './read-demand.ts';

export function demandRoutes({ database, clock }: Dependencies): Route[] {
  return [
    route(endpoints.getDemand, ({ caller, params, query }) =>
      readDemand(database.queries, caller, { slug: params.org, query }),
    ),
    route(endpoints.getCarriedProposal, ({ caller, params }) =>
      readCarriedProposal(database.queries, caller, params.uuid),
    ),
    route(endpoints.carryProposal, async ({ caller, params, body, call }) => {
      const carried = {
        ...{ id: params.uuid, shown: body, seen: call.ifMatch, language: call.language },
      };
      const outcome = await carryProposal({ database, clock }, caller, carried);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
  ];
}
