import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { ProgressAsked } from '../progress-props.ts';

function questionOf({ set, years, contractType }: ProgressAsked) {
  return {
    ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
    project_contract_type: contractType ?? ('' as const),
    project_data_type: set === 'a1' ? ('eci' as const) : ('eci_a2' as const),
  };
}

/** Asks for a council letter, in the language of the screen. */
export function councilLetterQuery(organisationSlug: string, asked: ProgressAsked, language: string) {
  const { set, years, contractType } = asked;
  return queryOptions({
    queryKey: [
      ...queryKeys.statistics,
      ...['council-letter', organisationSlug, set, years, contractType, language],
    ],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.getCouncilLetter,
        { params: { org: organisationSlug }, query: questionOf(asked) },
        signal,
      ),
  });
}

/** Shares the letter as a page, with these sentences and the figures that were shown. */
export function shareCouncilLetter(
  organisationSlug: string,
  asked: ProgressAsked,
  body: Pick<CouncilLetterAnswer, 'sentences' | 'figures'>,
) {
  return client.call(endpoints.shareCouncilLetter, {
    ...{ params: { org: organisationSlug }, query: questionOf(asked) },
    body: { sentences: body.sentences, figures: body.figures },
  });
}

const DOCUMENTS = { docx: endpoints.exportCouncilLetter, pdf: endpoints.exportCouncilLetterPdf } as const;
export type LetterFormat = keyof typeof DOCUMENTS;

/** Makes the letter as a document, with these sentences and the figures that were shown. */
export function exportCouncilLetter(
  format: LetterFormat,
  organisationSlug: string,
  asked: ProgressAsked,
  { sentences, figures }: Pick<CouncilLetterAnswer, 'sentences' | 'figures'>,
): Promise<Blob> {
  return client.call(DOCUMENTS[format], {
    params: { org: organisationSlug },
    query: questionOf(asked),
    body: { sentences, figures },
  });
}
