import type { WorksheetAnswer } from '@milieuspoor/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saysNotThere } from '../../lib/faults/says-not-there.ts';
import { SearchOff as SearchOffIcon } from '../../ui/icons/search-off.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { worksheetQuery } from './worksheet-queries.ts';

interface WorksheetScreenProps {
  readonly uuid: string;
  readonly children: (worksheet: WorksheetAnswer) => ReactNode;
}

/** Fetches a calculation that is made on the screen: a variant of another one, or a new one. */
export function WorksheetScreen({ uuid, children }: WorksheetScreenProps) {
  const { t } = useTranslation();
  const worksheet = useQuery(worksheetQuery(uuid));
  if (worksheet.data) return children(worksheet.data);
  if (saysNotThere(worksheet.error))
    return (
      <EmptyState
        icon={<SearchOffIcon />}
        title={t('worksheet.screen.missing')}
        titleComponent="h1"
        hint={t('worksheet.screen.missingHint')}
      />
    );
  return worksheet.isPending ? <DelayedIndicator minHeight={600} /> : <FailedQuery query={worksheet} />;
}
