import type { ComparedCalculation, ComparedCalculationsAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dimmedWhile } from '../../../ui/dimmed-while.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { type AskedComparison, compareQuery } from './compare-query.ts';

interface ComparedCalculationsProps {
  readonly asked: AskedComparison;
  readonly onAgainst: (uuid: string) => void;
  readonly onSet: (set: SetCode) => void;
  /** what follows the tables: of the one that is compared with, and each of the others */
  readonly children: (
    answer: ComparedCalculationsAnswer,
    others: readonly ComparedCalculation[],
  ) => ReactNode;
}

/** Asks for calculations beside one another, and shows them. */
export function ComparedCalculations({ asked, onAgainst, onSet, children }: ComparedCalculationsProps) {
  const query = useQuery(compareQuery(asked));
  const { data } = query;
  if (!data) return query.isError ? <FailedQuery query={query} /> : <DelayedIndicator minHeight={ROOM} />;
  const others = data.calculations.filter(({ uuid }) => uuid !== data.against);
  return (
    <Box aria-busy={query.isPlaceholderData} sx={{ ...CONTENT, ...dimmedWhile(query.isPlaceholderData) }}>
      <FailedQuery query={query} />
      <ComparePanel answer={data} onAgainst={onAgainst} onSet={onSet}>
        {children(data, others)}
      </ComparePanel>
    </Box>
  );
}

/** px: the room of the tables while they are being fetched */
const ROOM = 800;
const CONTENT = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
