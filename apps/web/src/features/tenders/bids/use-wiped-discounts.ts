import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { bidsFixed } from '../bids-fixed.ts';

/** ms (part 2, §9) */
const WARNING_SHOWN_MS = 10_000;

/**
 * Warns that a change of the model emptied the discounts on other criteria. Returns the function that marks the warning
 * as seen, which runs when the user begins to fill in a bid. That mark is based on nothing that was read, so it can't
 * be out of date.
 */
export function useWipedDiscounts(project: Project): () => void {
  const { uuid, applicants_criteria_discount_wiped: wiped } = project;
  // If nothing can be filled in, nobody can do anything about it.
  const canBeMended = wiped && !bidsFixed(project);
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  useEffect(() => {
    if (canBeMended) notify(t('bids.wiped'), 'error', WARNING_SHOWN_MS);
  }, [canBeMended, notify, t]);
  const { mutate } = useMutation({
    mutationFn: () =>
      client.call(endpoints.updateProject, {
        params: { uuid },
        body: { applicants_criteria_discount_wiped: false },
      }),
    onSuccess: (project) => takeProject(queries, project),
    onError: (error) => notify(`${t('bids.wipedNotSeen')} ${errorSentences(error, t).join(' ')}`, 'error'),
  });
  return () => {
    if (wiped) mutate();
  };
}
