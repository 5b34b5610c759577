import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Handled, type Route, route } from '../../http/gate.ts';
import { createPdfMaker } from '../documents/pdf-maker.ts';
import { toRequest } from '../statistics/to-request.ts';
import { printCouncilLetter } from './print-council-letter.ts';
import { readCouncilLetter } from './read-council-letter.ts';
import { shareCouncilLetter } from './share-council-letter.ts';
import { writeCouncilLetter } from './write-council-letter.ts';

export function councilLetterRoutes(dependencies: Dependencies): Route[] {
  const { database, clock, settings } = dependencies;
  const pdfMaker = settings.sofficePath === null ? null : createPdfMaker(settings.sofficePath);
  const letterOf = ({
    params,
    query,
    body,
    call,
  }: Pick<Handled<typeof endpoints.exportCouncilLetter>, 'params' | 'query' | 'body' | 'call'>) => ({
    ...{ slug: params.org, language: call.language, now: clock.now() },
    ...askedOf(params.org, query),
    ...{ sentences: body.sentences ?? null, shown: body.figures ?? null },
  });
  return [
    route(endpoints.getCouncilLetter, ({ caller, params, query, call }) =>
      readCouncilLetter(database.queries, caller, {
        ...{ slug: params.org, language: call.language, now: clock.now() },
        ...askedOf(params.org, query),
      }),
    ),
    route(endpoints.exportCouncilLetter, (asked) =>
      writeCouncilLetter(dependencies, asked.caller, letterOf(asked)),
    ),
    route(endpoints.exportCouncilLetterPdf, (asked) =>
      printCouncilLetter(pdfMaker, dependencies, asked.caller, letterOf(asked)),
    ),
    route(endpoints.shareCouncilLetter, (asked) =>
      shareCouncilLetter(dependencies, asked.caller, letterOf(asked)),
    ),
  ];
}

function askedOf(slug: string, query: Parameters<typeof toRequest>[1]) {
  const { filter, dataType } = toRequest(slug, query);
  return { filter, dataType };
}
