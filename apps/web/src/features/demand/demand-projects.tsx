import type { DemandAnswer, DemandProject } from '@milieuspoor/contract';
import { formatEuro, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { EMPTY_CELL, narrowTable } from '../../ui/narrow-table.ts';
import { NO_FIGURE, placedText, reductionText } from './demand-texts.ts';

interface DemandProjectsProps {
  readonly answer: DemandAnswer;
  readonly organisationSlug: string;
}

const FIGURES = ['target', 'offered', 'built', 'perSize'] as const;

/** Every completed project of the kind, with what it reached, or why it does not count. */
export function DemandProjects({ answer, organisationSlug }: DemandProjectsProps) {
  const { t } = useTranslation();
  const figuresOf = (project: DemandProject) => {
    const { per_size } = answer;
    const basis = project.built_per_size === null ? 'offered' : 'built';
    return {
      target: placedText(project.target, null, reductionText, t),
      offered: placedText(project.offered, answer.offered, reductionText, t),
      built: placedText(project.built, answer.built, reductionText, t),
      perSize: placedText(project[`${basis}_per_size`], per_size[basis], formatEuro, t),
    };
  };
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('demand.projectsTitle')} sx={narrowTable}>
        <TableHead>
          <TableRow>
            {(['project', 'year', 'baseline', ...FIGURES, 'remark'] as const).map((column) => (
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
          {answer.projects.map((project) => {
            const { uuid, name, year, baseline, obstacle, incomplete, differs, explained } = project;
            const figures = figuresOf(project);
            return (
              <TableRow key={uuid}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <TextLink {...paths.project(organisationSlug, uuid, 'baseline')}>{name}</TextLink>
                </TableCell>
                <TableCell align="right" data-label={t('demand.columns.year')}>
                  {year}
                </TableCell>
                <TableCell
                  align="right"
                  data-label={t('demand.columns.baseline')}
                  className={baseline === null ? EMPTY_CELL : undefined}
                >
                  {baseline === null ? NO_FIGURE : formatMki(baseline)}
                </TableCell>
                {FIGURES.map((column) => (
                  <TableCell
                    key={column}
                    align="right"
                    data-label={t(`demand.columns.${column}`)}
                    className={figures[column] === NO_FIGURE ? EMPTY_CELL : undefined}
                  >
                    {figures[column]}
                  </TableCell>
                ))}
                <TableCell data-label={t('demand.columns.remark')}>
                  {[
                    obstacle && upperFirst(t(`demand.obstacles.${obstacle}`)),
                    incomplete && t('demand.incomplete'),
                    differs && t('demand.differs'),
                    explained && t('demand.isExplained'),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
