import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { simulationObstacles } from '@milieuspoor/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../lib/client.ts';
import { listAll } from '../../../lib/list-all.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import type { ModelEditing } from '../award-model/editing/use-model-editing.ts';

const keyOf = (uuid: string) => ['simulation', uuid];

/**
 * Asks for all bids of a project's simulation. The version of the model decides whether the simulation is still up to
 * date.
 */
const simulationQuery = ({ uuid, award_model_version }: Pick<Project, 'uuid' | 'award_model_version'>) =>
  queryOptions({
    queryKey: [...keyOf(uuid), award_model_version],
    queryFn: async ({ signal }) => {
      const read = (page: number) =>
        client.call(endpoints.listRandomApplicants, { query: { project__uuid: uuid, page } }, signal);
      const first = await read(1);
      const further = first.next === null ? [] : await listAll((page) => read(page + 1));
      return { ...first, results: [...first.results, ...further] };
    },
  });

/** Returns the simulation of a tender by the stored model, and the function that draws another. */
export function useSimulation(editing: ModelEditing, isOpen: boolean) {
  const { project, stored, isStored } = editing;
  const queries = useQueryClient();
  const list = useQuery({ ...simulationQuery(project), placeholderData: keepPreviousData });
  const draw = useMutationOnce({
    mutationFn: (seed: number | null) =>
      client.call(endpoints.simulateTender, {
        params: { uuid: project.uuid },
        query: seed === null ? {} : { seed },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(project.uuid) }),
  });
  const obstacles = simulationObstacles(stored);
  return { list, draw, obstacles, isStored, mayDraw: isOpen && isStored && obstacles.length === 0, isOpen };
}
export type SimulationState = ReturnType<typeof useSimulation>;

/**
 * Draws when the user enters the step of the boundaries (part 2, §4), if there is no simulation of the current model; it
 * does so once per visit, so that not every change during the visit draws again. It draws of what is stored, so it waits
 * for what was typed in the step before, and for the present simulation; meanwhile the user may have gone on.
 */
export function useDrawOnEntry({ list, draw, isStored, mayDraw }: SimulationState, isInStep: boolean): void {
  const visit = useRef<'elsewhere' | 'entered' | 'looked'>('elsewhere');
  const { data, isPlaceholderData } = list;
  const { mutate } = draw;
  useEffect(() => {
    if (isInStep && visit.current === 'elsewhere') visit.current = 'entered';
    if (!isInStep && visit.current === 'looked') visit.current = 'elsewhere';
    if (visit.current !== 'entered' || !data || isPlaceholderData || !isStored) return;
    visit.current = isInStep ? 'looked' : 'elsewhere';
    if (mayDraw && (data.seed === null || data.model_changed)) mutate(null);
  }, [data, isInStep, isPlaceholderData, isStored, mayDraw, mutate]);
}
