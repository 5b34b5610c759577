import type { DemandProject } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { narrowTable } from '../../ui/narrow-table.ts';
import { reductionText } from './demand-texts.ts';

interface DemandProjectsProps {
  readonly projects: readonly DemandProject[];
  readonly organisationSlug: string;
}

const PERCENTS = ['target', 'offered', 'built'] as const;

/** Every completed project of the kind, with what it reached, or why it does not count. */
export function DemandProjects({ projects, organisationSlug }: DemandProjectsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('demand.projectsTitle')} sx={narrowTable}>
        <TableHead>
          <TableRow>
            {(['project', 'year', 'baseline', ...PERCENTS, 'remark'] as const).map((column) => (
              <TableCell
                key={column}
                scope="col"
                align={column === 'project' || column === 'remark' ? 'left' : 'right'}
              >
                {t(`demand.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map(
            ({ uuid, name, year, baseline, obstacle, incomplete, differs, explained, ...reached }) => (
              <TableRow key={uuid}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <TextLink {...paths.project(organisationSlug, uuid, 'baseline')}>{name}</TextLink>
                </TableCell>
                <TableCell align="right" data-label={t('demand.columns.year')}>
                  {year}
                </TableCell>
                <TableCell align="right" data-label={t('demand.columns.baseline')}>
                  {baseline === null ? '–' : formatMki(baseline)}
                </TableCell>
                {PERCENTS.map((column) => (
                  <TableCell key={column} align="right" data-label={t(`demand.columns.${column}`)}>
                    {reached[column] === null ? '–' : reductionText(reached[column])}
                  </TableCell>
                ))}
                <TableCell data-label={t('demand.columns.remark')}>
                  {[
                    obstacle && t(`demand.obstacles.${obstacle}`),
                    incomplete && t('demand.incomplete'),
                    differs && t('demand.differs'),
                    explained && t('demand.isExplained'),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
