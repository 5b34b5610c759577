import type { WorksheetType } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../lib/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { worksheetsQuery } from '../worksheet-queries.ts';

/** What a worksheet begins from. */
export interface Beginning {
  readonly name: string;
  readonly type: WorksheetType;
  /** uuid of a calculation of the project; null for none */
  readonly source: string | null;
}

/** The longest name that a worksheet may have; a longer one of a calculation is cut. */
const NAME_MAX = 100;

/** Begins a worksheet in a project, and opens it. */
export function useBeginWorksheet(organisationSlug: string, projectUuid: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutationOnce({
    mutationFn: ({ name, type, source }: Beginning) =>
      client.call(endpoints.createWorksheet, {
        body: {
          ...{ project: projectUuid, calculation_type: type, source },
          name: name.slice(0, NAME_MAX).trim(),
        },
      }),
    onSuccess: ({ uuid }) => {
      void queries.invalidateQueries(worksheetsQuery(projectUuid));
      void navigate(paths.worksheet(organisationSlug, projectUuid, uuid));
    },
  });
}
