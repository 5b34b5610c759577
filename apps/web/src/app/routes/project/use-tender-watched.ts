import type { Project } from '@milieuspoor/contract';
import { phaseToComplete } from '@milieuspoor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { projectQuery } from '../../../features/projects/index.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/**
 * ms: people in a meeting see the opening of bids without reloading, and a tab that is open all day makes few requests
 */
const ASKED_AGAIN_MS = 20_000;

/**
 * Keeps up with what other members do in a tender, such as opening the bids, correcting one or choosing a winner: it
 * fetches now and then until the phase is complete, and whenever the user comes back to the screen. It changes nothing
 * that is being typed: it only repeats fetches.
 */
export function useTenderWatched({ uuid, modified, project_status: status }: Project): void {
  const queries = useQueryClient();
  const tendering = phaseToComplete({ status }) === 'tender';
  useQuery({
    ...projectQuery(uuid),
    refetchInterval: tendering ? ASKED_AGAIN_MS : false,
    refetchOnWindowFocus: tendering ? 'always' : true,
  });
  const seen = useRef(modified);
  useEffect(() => {
    if (seen.current !== modified) void queries.invalidateQueries({ queryKey: queryKeys.calculations(uuid) });
    seen.current = modified;
  }, [queries, uuid, modified]);
}
