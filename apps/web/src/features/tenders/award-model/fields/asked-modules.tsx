import { endpoints } from '@milieuspoor/contract/client';
import type { LifeCycleModule } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useModelChoice } from '../editing/use-model-choice.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';

/**
 * Shows what a bid has to declare: for each module the posts of the active baseline, and a choice whether every post
 * must declare it.
 */
export function AskedModules({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const id = useId();
  const { project, readOnly } = editing;
  const { asked_modules: asked } = project;
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...queryKeys.calculations(project.uuid), 'asked-of-bids'],
    queryFn: () => client.call(endpoints.getAskedOfBids, { params: { uuid: project.uuid } }),
  });
  const save = useModelChoice<{ module: LifeCycleModule; isAsked: boolean }>(
    editing,
    ({ module, isAsked }, { asked_modules: others }) => ({
      asked_modules: [...others.filter((each) => each !== module), ...(isAsked ? [module] : [])],
    }),
  );
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 3, maxWidth: '75ch' }}>
      <Typography variant="h3" id={`${id}-title`}>
        {t('tenders.asked.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
        {data?.baseline
          ? t('tenders.asked.lead', { name: data.baseline.name, count: data.baseline.posts })
          : t('tenders.asked.noBaseline')}
      </Typography>
      {isError && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && (
        <Table size="small" aria-labelledby={`${id}-title`}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('tenders.asked.module')}</TableCell>
              <TableCell scope="col" align="right">
                {t('tenders.asked.posts')}
              </TableCell>
              <TableCell scope="col">{t('tenders.asked.each')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.modules.map(({ module, declared_posts: posts }) => (
              <TableRow key={module}>
                <TableCell component="th" scope="row">
                  {module}
                </TableCell>
                <TableCell align="right">{data.baseline ? posts : '–'}</TableCell>
                <TableCell sx={{ py: 0 }}>
                  <Checkbox
                    size="small"
                    checked={asked.includes(module)}
                    disabled={readOnly || save.isPending}
                    onChange={(_, isAsked) => save.mutate({ module, isAsked })}
                    slotProps={{ input: { 'aria-label': t('tenders.asked.eachOf', { module }) } }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {save.error !== null && <ErrorPanel title={t('tenders.asked.failed')} error={save.error} />}
    </Box>
  );
}
