import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { startProject } from './start-project.ts';

interface StartCallbacks {
  readonly onStarted: () => void;
}

/** Starts a project and goes to its tab 2; users who may not see that tab are led to Baseline. */
export function useStartProject({ onStarted }: StartCallbacks) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutationOnce({
    mutationFn: startProject,
    onSuccess: ({ project, missing }) => {
      queries.setQueryData(queryKeys.project(project.uuid), project);
      void queries.invalidateQueries({ queryKey: queryKeys.projects });
      onStarted();
      void navigate(paths.project(project.organization, project.uuid, 'reporting'));
      if (missing.length > 0) notify(t('newProject.membersFailed', { names: missing.join(', ') }), 'error');
    },
  });
}
