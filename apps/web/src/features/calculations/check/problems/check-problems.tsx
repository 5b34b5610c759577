import type { CalculationCheck, WorkbookProblem } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { importMessageText } from '../../upload/import-messages.ts';
import { ToRow } from '../to-row.tsx';
import { errorsHint } from '../verdict-text.ts';
import { groupProblems, placeOnSheet, type SheetProblems } from './group-problems.ts';

/** per sheet; the rest opens on request */
const FIRST_SHOWN = 10;

interface CheckProblemsProps {
  readonly check: Pick<CalculationCheck, 'problems' | 'error_count' | 'warning_count' | 'note_count'>;
  readonly severity: WorkbookProblem['severity'];
  /** true if the file can't be added, whatever is answered */
  readonly refused: boolean;
  /** whether it was made on the screen, where its errors are corrected */
  readonly onScreen: boolean;
}

const TITLES = {
  error: 'uploadCheck.problems.errors',
  warning: 'uploadCheck.problems.warnings',
  note: 'uploadCheck.problems.notes',
} as const;

const HINTS = {
  warning: 'uploadCheck.problems.warningsHint',
  note: 'uploadCheck.problems.notesHint',
} as const;

const COLORS = { error: 'error.main', warning: 'warning.main', note: 'info.main' } as const;

/** The problems of one severity, by sheet. */
export function CheckProblems({ check, severity, refused, onScreen }: CheckProblemsProps) {
  const { t } = useTranslation();
  const own = check.problems.filter((problem) => problem.severity === severity);
  if (own.length === 0) return null;
  /** all problems, listed or not */
  const count = check[`${severity}_count`];
  const title = t(TITLES[severity], { count });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {/* For a refused file, the verdict has already said how many errors there are. */}
      {!(severity === 'error' && refused) && (
        <Typography component="h5" sx={{ fontWeight: 660, color: COLORS[severity] }}>
          {title}
        </Typography>
      )}
      {!refused && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(severity === 'error' ? errorsHint(onScreen) : HINTS[severity], { count })}
        </Typography>
      )}
      {groupProblems(own).map((group) => (
        <ProblemsOfSheet key={group.sheet} title={title} group={group} />
      ))}
    </Box>
  );
}

function ProblemsOfSheet({ title, group }: { readonly title: string; readonly group: SheetProblems }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { sheet, problems } = group;
  const shown = all ? problems : problems.slice(0, FIRST_SHOWN);
  const place =
    sheet === null ? t('uploadCheck.problems.wholeFile') : t('uploadCheck.problems.sheet', { sheet });
  return (
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{place}</Typography>
      <Head />
      <Box
        component="ul"
        aria-label={t('uploadCheck.problems.list', { problems: title, place })}
        sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
      >
        {shown.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read the same, and the list never changes
          <Box component="li" key={index} sx={ROW}>
            <Problem problem={problem} />
          </Box>
        ))}
      </Box>
      {shown.length < problems.length && (
        <Button data-printed size="small" onClick={() => setAll(true)}>
          {t('uploadCheck.problems.more', { count: problems.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function Problem({ problem }: { readonly problem: WorkbookProblem }) {
  const { t } = useTranslation();
  const place = placeOnSheet(problem, (row) => t('uploadCheck.problems.row', { row }));
  const { what, what_to_do: remedy } = problem;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {place !== '' && `${place.charAt(0).toUpperCase()}${place.slice(1)}`}
        {place !== '' && <VisuallyHidden>: </VisuallyHidden>}
      </Box>
      <span>{`${withPoint(importMessageText(what, t))}${remedy === '' ? '' : ' '}`}</span>
      <span>
        {remedy} <ToRow sheet={problem.sheet} row={problem.row} postenRow={problem.posten_row} />
      </span>
    </>
  );
}

/** Adds a full stop. The messages that other programs search for end without one. */
function withPoint(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The column headings. A screen reader reads each problem as a sentence. */
function Head() {
  const { t } = useTranslation();
  return (
    <Box aria-hidden sx={{ ...ROW, ...HEAD }}>
      <span>{t('uploadCheck.problems.cell')}</span>
      <span>{t('uploadCheck.problems.what')}</span>
      <span>{t('uploadCheck.problems.remedy')}</span>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(140px, 1fr) minmax(0, 2fr) minmax(0, 2fr)' },
  px: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
} as const;

const HEAD = {
  display: { xs: 'none', md: 'grid' },
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'ground.sunken',
} as const;
