import type { Project } from '@milieuspoor/contract';
import { phaseToComplete } from '@milieuspoor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { projectQuery } from '../../../features/projects/index.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** ms: a meeting at which bids are opened sees it by itself, and a tab that stays open all day asks little */
const ASKED_AGAIN_MS = 20_000;

/**
 * Finds out what other members do in a tender, such as opening the bids, correcting one or choosing a winner: by asking now
 * and then until the phase is complete, and whenever somebody comes back to the screen. Nothing that is being typed is
 * touched: only what was fetched is fetched again.
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
