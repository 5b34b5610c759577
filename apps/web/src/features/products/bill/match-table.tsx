import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { type Choices, type FittingProduct, type MatchGroup, productOf } from './match-choices.ts';
import { MatchRow } from './match-row.tsx';

/** Rows of a page: each has a choice of its own. */
const PAGE_SIZE = 50;
const VIEWS = ['asked', 'settled'] as const;
type View = (typeof VIEWS)[number];

interface MatchTableProps {
  readonly organisationSlug: string;
  readonly groups: readonly MatchGroup[];
  readonly choices: Choices;
  readonly set: SetCode;
  readonly onChoose: (key: string, product: FittingProduct | null) => void;
}

/** The posts of a bill with their products: those that are asked, and those that are certain or were answered. */
export function MatchTable({ groups, choices, ...row }: MatchTableProps) {
  const { t } = useTranslation();
  const isAsked = ({ match }: MatchGroup) => match.certain === null && match.remembered === null;
  const lists: Readonly<Record<View, readonly MatchGroup[]>> = {
    asked: groups.filter(isAsked),
    settled: groups.filter((group) => !isAsked(group)),
  };
  const [view, setView] = useState<View>(lists.asked.length > 0 ? 'asked' : 'settled');
  const [page, setPage] = useState(1);
  const shown = lists[view];
  const pages = Math.ceil(shown.length / PAGE_SIZE);
  const open = lists.asked.filter((group) => productOf(group, choices) === undefined).length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('bill.shown')}
        onChange={(_event, next: View | null) => {
          if (next === null) return;
          setView(next);
          setPage(1);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {VIEWS.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`bill.views.${each}`, { count: lists[each].length })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="status">{t('bill.open', { count: open })}</Box>
      <Paper variant="outlined">
        {shown.length === 0 && <EmptyState title={t(`bill.empty.${view}`)} />}
        <Box component="ul" aria-label={t('bill.tableLabel')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((group) => (
            <MatchRow key={group.key} group={group} choices={choices} {...row} />
          ))}
        </Box>
      </Paper>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_event, next) => setPage(next)} />}
    </Box>
  );
}
