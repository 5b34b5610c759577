import type { Chance } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { CalculationType, ContractTypeFilter, SetCode } from '@milieuspoor/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Whose posts are looked at: those of an organisation's running projects, or of one project. */
export type ChancesSubject =
  | {
      readonly kind: 'organisation';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly years: readonly number[] | null;
      readonly contractType: ContractTypeFilter | null;
    }
  | {
      readonly kind: 'project';
      readonly organisationSlug: string;
      readonly set: SetCode;
      readonly projectUuid: string;
      /** the preferred one first */
      readonly types: readonly CalculationType[];
      /** changes whenever the calculations behind the figures do */
      readonly revision: string;
    };

const PAGE_SIZE = 25;
/** Rows that are asked for at once for a file. */
const FILE_PAGE_SIZE = 500;

function questionOf(subject: ChancesSubject) {
  const set = { project_data_type: subject.set === 'a1' ? ('eci' as const) : ('eci_a2' as const) };
  if (subject.kind === 'project')
    return {
      ...set,
      project_calculation__project__uuid: subject.projectUuid,
      project_calculation__calculation_type: subject.types.join(','),
    };
  const { years, contractType } = subject;
  return {
    ...set,
    ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
    project_contract_type: contractType ?? ('' as const),
  };
}

function askPage(
  subject: ChancesSubject,
  asked: { readonly proposed: boolean; readonly page: number; readonly page_size: number },
  signal?: AbortSignal,
) {
  return client.call(
    endpoints.listChances,
    {
      params: { org: subject.organisationSlug },
      query: { ...questionOf(subject), ...asked, proposed: asked.proposed ? 'true' : 'false' },
    },
    signal,
  );
}

/** Asks for the posts with a proposal, or for those without one, page by page. */
export function chancesQuery(subject: ChancesSubject, proposed: boolean) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.statistics, 'chances', subject, proposed],
    queryFn: ({ pageParam, signal }) =>
      askPage(subject, { proposed, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? undefined : page + 1),
  });
}

/** Asks for every post: first those with a proposal. */
export async function fetchEveryChance(subject: ChancesSubject): Promise<readonly Chance[]> {
  const chances: Chance[] = [];
  for (const proposed of [true, false])
    for (let page = 1, isLast = false; !isLast; page++) {
      const { results, next } = await askPage(subject, { proposed, page, page_size: FILE_PAGE_SIZE });
      chances.push(...results);
      isLast = next === null;
    }
  return chances;
}
