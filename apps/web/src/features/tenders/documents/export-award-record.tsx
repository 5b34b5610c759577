import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { hasSealedBids } from '../../../lib/has-sealed-bids.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { applicantStatisticsQuery } from '../bids/bids-queries.ts';
import { isModelComplete } from './missing-values.ts';
import { WordExport } from './word-export.tsx';

/** The record of an award as a Word document, or what must be done before there is one. */
export function ExportAwardRecord({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const { uuid, organization } = project;
  const isSealed = hasSealedBids(project);
  const isOpen = isModelComplete(project) && !isSealed;
  const { data, isLoading } = useQuery({ ...applicantStatisticsQuery(project), enabled: isOpen });
  // If the answer is missing, the server itself says why there is no record.
  const lacksWinner = data !== undefined && data.selected_winner === null;
  // Before the award there is usually no winner: the room for that message is reserved meanwhile, so that nothing below
  // it moves.
  const isUnknown = isLoading && project.project_status === 'EMVI_Complete';
  const obstacle = !isModelComplete(project)
    ? 'model'
    : isSealed
      ? 'sealed'
      : lacksWinner || isUnknown
        ? 'winner'
        : null;
  const unseen = isUnknown ? ({ visibility: 'hidden' } as const) : {};
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <Typography variant="h3">{t('tenderDocuments.record.title')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('tenderDocuments.record.text')}
        </Typography>
        {obstacle && (
          <Typography sx={{ mt: 1, ...unseen }}>
            {t(`tenderDocuments.record.obstacles.${obstacle}`)}
          </Typography>
        )}
      </div>
      {obstacle === null && (
        <WordExport
          action={t('tenderDocuments.record.action')}
          fetchDocument={() => client.call(endpoints.exportAwardRecord, { params: { uuid } })}
          disabled={isLoading}
        />
      )}
      {(obstacle === 'sealed' || obstacle === 'winner') && (
        <LinkButton
          {...paths.project(organization, uuid, 'optimization')}
          variant="outlined"
          size="small"
          sx={unseen}
        >
          {t('tenderDocuments.record.toBids')}
        </LinkButton>
      )}
    </Box>
  );
}
