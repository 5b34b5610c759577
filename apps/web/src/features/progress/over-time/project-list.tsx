import type { ProgressAnswer, ProgressProject } from '@milieuspoor/contract';
import { comparedQuantityOf, type ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { paths } from '../../../lib/paths.ts';
import { currentLanguage } from '../../../text/current-language.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { weightText } from './indicator-figures.ts';
import { percentText } from './percent-text.ts';

/** A browser takes seconds for the rows of 2,000 projects. */
const PAGE_SIZE = 100;

interface ProjectListProps {
  readonly indicator: ProgressIndicator;
  readonly projects: ProgressAnswer['projects'];
  readonly organisationSlug: string;
  /** whether the names lead to the projects */
  readonly opens: boolean;
}

/** What each project has of an indicator, and whether it counts. It is folded, since the chart shows those that do. */
export function ProjectList({ indicator, projects, organisationSlug, opens }: ProjectListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [page, setPage] = useState(1);
  const printed = usePrintedAt() !== null;
  // Other years or another indicator may leave fewer.
  const last = Math.max(1, Math.ceil(projects.length / PAGE_SIZE));
  const from = (Math.min(page, last) - 1) * PAGE_SIZE;
  const latestFirst = projects.toReversed();
  const id = useId();
  const heading = t('progress.projects.heading', { indicator: t(`progress.indicators.${indicator}`) });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <Button
        onClick={() => setShown(!shown)}
        aria-expanded={shown}
        aria-controls={id}
        sx={{ displayPrint: 'none' }}
      >
        {t(shown ? 'progress.projects.hide' : 'progress.projects.show')}
      </Button>
      <Box id={id} sx={{ width: 1, minWidth: 0 }}>
        {shown && (
          <TableContainer
            component={Paper}
            variant="outlined"
            tabIndex={0}
            role="region"
            aria-label={heading}
            sx={{ overflowX: 'auto', maxHeight: 480 }}
          >
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  {(['project', 'year', 'value', 'weight', 'counts'] as const).map((column) => (
                    <TableCell
                      key={column}
                      component="th"
                      scope="col"
                      align={column === 'value' || column === 'weight' ? 'right' : 'left'}
                      sx={{ bgcolor: 'ground.sunken' }}
                    >
                      {column === 'year' ? t('progress.table.year') : t(`progress.projects.${column}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {(printed ? latestFirst : latestFirst.slice(from, from + PAGE_SIZE)).map((project) => (
                  <TableRow key={project.uuid}>
                    <TableCell component="th" scope="row" sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
                      {opens ? (
                        <TextLink {...paths.project(organisationSlug, project.uuid, 'project-data')}>
                          {project.name}
                        </TextLink>
                      ) : (
                        project.name
                      )}
                    </TableCell>
                    <TableCell>{project.year}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {percentText(project.value)}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {weightText(indicator, project.weight, currentLanguage())}
                    </TableCell>
                    <TableCell>
                      <Counts indicator={indicator} project={project} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        {shown && (
          <Pager
            of={heading}
            page={Math.min(page, last)}
            pageSize={PAGE_SIZE}
            count={projects.length}
            onPage={setPage}
          />
        )}
      </Box>
    </Box>
  );
}

interface CountsProps {
  readonly indicator: ProgressIndicator;
  readonly project: ProgressProject;
}

/** Whether a project counts, or what keeps it from that, which opens the posts that do. */
function Counts({ indicator, project }: CountsProps) {
  const { t } = useTranslation();
  if (project.reasons.length === 0) return countsText(project, t);
  const node = { key: project.uuid, label: project.name, shows: 'product_group' } as const;
  return (
    <ListedMark about={{ quantity: comparedQuantityOf(indicator), node }}>
      {project.reasons.map((kind) => t(`progress.why.${kind}`)).join(', ')}
    </ListedMark>
  );
}

function countsText({ value, incomplete }: ProgressProject, t: TFunction): string {
  if (value === null) return t('progress.why.none');
  return t(incomplete ? 'progress.why.incomplete' : 'progress.why.counts');
}
