import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { shownModel } from '../../../lib/project-changes/shown.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { WordExport } from './word-export.tsx';

/**
 * Issues the award criterion as the screen shows it, and saves what was issued (D-107). Nothing more is issued for a
 * locked project: the last issue is saved.
 */
export function ExportEmvi({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { uuid, project_locked: isLocked } = project;
  return (
    <WordExport
      action={t('tenderDocuments.export.action')}
      fetchDocument={async () => {
        if (!isLocked)
          queries.setQueryData(
            queryKeys.issuedCriteria(uuid),
            await client.call(endpoints.issueCriterion, {
              params: { uuid },
              body: { shown: shownModel(project) },
            }),
          );
        return client.call(endpoints.exportEmvi, { params: { uuid } });
      }}
      onLookAgain={() => void queries.invalidateQueries({ queryKey: queryKeys.project(uuid) })}
    />
  );
}
