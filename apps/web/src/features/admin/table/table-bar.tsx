import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';

interface TableBarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly filters?: ReactNode;
  readonly action?: ReactNode;
}

/** The search and filters of a table on one side, the button to add to it on the other. */
export function TableBar({ searchLabel, search, onSearch, filters, action }: TableBarProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
        <SearchField
          label={searchLabel}
          clearLabel={t('admin.clearSearch')}
          value={search}
          onChange={onSearch}
        />
      </Box>
      {filters}
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
}
