import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { toRequest } from '../statistics/to-request.ts';
import { readCouncilLetter } from './read-council-letter.ts';
import { writeCouncilLetter } from './write-council-letter.ts';

export function councilLetterRoutes(dependencies: Dependencies): Route[] {
  const { database, clock } = dependencies;
  return [
    route(endpoints.getCouncilLetter, ({ caller, params, query, call }) =>
      readCouncilLetter(database.queries, caller, {
        ...{ slug: params.org, language: call.language, now: clock.now() },
        ...askedOf(params.org, query),
      }),
    ),
    route(endpoints.exportCouncilLetter, ({ caller, params, query, body, call }) =>
      writeCouncilLetter(dependencies, caller, {
        ...{ slug: params.org, language: call.language, now: clock.now() },
        ...askedOf(params.org, query),
        ...{ sentences: body.sentences ?? null, shown: body.figures ?? null },
      }),
    ),
  ];
}

function askedOf(slug: string, query: Parameters<typeof toRequest>[1]) {
  const { filter, dataType } = toRequest(slug, query);
  return { filter, dataType };
}
