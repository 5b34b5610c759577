import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { HelpFindings } from './help-findings.tsx';
import { useHelpSearch } from './use-help-search.ts';

interface HelpSearchProps {
  /** the screen's own part, by what was typed */
  readonly children: (typed: string) => ReactNode;
  /** tells of a question, by its title, whether that part shows it; it is not listed a second time */
  readonly showsQuestion?: (title: string, typed: string) => boolean;
  /** the way on if nothing is found */
  readonly elsewhere?: ReactNode;
}

/** The one search of the help: through questions and their answers, the guide, and the names of screens. */
export function HelpSearch({ children, showsQuestion, elsewhere }: HelpSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const { typed, searches, findings, queries, change } = useHelpSearch();
  const pending = queries.some(({ isLoading }) => isLoading);
  const failed = queries.some(({ isError }) => isError);
  const listed = findings.filter(
    ({ source, title }) => source !== 'question' || !showsQuestion?.(title, typed),
  );
  return (
    <>
      <SearchField
        label={t('help.search.label')}
        clearLabel={t('help.search.clear')}
        value={typed}
        onChange={change}
      />
      <span role="status">
        <VisuallyHidden>
          {searches && !pending && t('help.search.found', { count: findings.length })}
        </VisuallyHidden>
      </span>
      {children(typed)}
      {searches && (pending || failed || listed.length > 0 || findings.length === 0) && (
        <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
          <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
            {t('help.search.everywhere')}
          </Typography>
          {pending && <DelayedIndicator />}
          {queries.map((query, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two are never reordered
            <FailedQuery key={index} query={query} />
          ))}
          <HelpFindings key={typed} findings={listed} />
          {!pending && !failed && findings.length === 0 && (
            <EmptyState title={t('help.search.none', { search: typed })} hint={t('help.search.noneHint')}>
              {elsewhere}
            </EmptyState>
          )}
        </Box>
      )}
    </>
  );
}
