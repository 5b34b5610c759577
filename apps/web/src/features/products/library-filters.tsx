import { IMPACT_SETS, SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { LIBRARY_ORDERS, type LibrarySearch, OWNERS, SHOWN } from './library-search.ts';

interface LibraryFiltersProps {
  readonly search: LibrarySearch;
  readonly groups: readonly string[];
  /** whether all are of one owner, which needs no choice then */
  readonly ofOneOwner?: boolean;
  readonly onChange: (change: Partial<LibrarySearch>) => void;
}

/** Words to search by, and choices that leave products out. */
export function LibraryFilters({ search, groups, ofOneOwner = false, onChange }: LibraryFiltersProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search.text ?? '');
  const settled = useDebounced(text, 250).trim();
  const find = useEffectEvent((words: string) => onChange({ text: words || undefined }));
  useEffect(() => {
    if (settled !== (search.text ?? '')) find(settled);
  }, [settled, search.text]);
  const known = search.productGroup && !groups.includes(search.productGroup) ? [search.productGroup] : [];
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
        gap: 1.5,
        mb: 2,
        displayPrint: 'none',
        // What it searches is read whole.
        '& > :first-of-type': { gridColumn: 'span 2' },
      }}
    >
      <SearchField
        label={t('library.search')}
        clearLabel={t('library.clearSearch')}
        value={text}
        onChange={setText}
      />
      <Choice
        label={t('library.filters.group')}
        value={search.productGroup}
        choices={[...known, ...groups].map((group) => [group, group])}
        onChoose={(productGroup) => onChange({ productGroup })}
      />
      <Choice
        label={t('library.filters.set')}
        value={search.set}
        choices={SET_CODES.map((code) => [code, IMPACT_SETS[code].name])}
        onChoose={(set) => onChange({ set: SET_CODES.find((code) => code === set) })}
      />
      {!ofOneOwner && (
        <Choice
          label={t('library.filters.owner')}
          value={search.owner}
          choices={OWNERS.map((owner) => [owner, t(`library.owners.${owner}`)])}
          onChoose={(owner) => onChange({ owner: OWNERS.find((each) => each === owner) })}
        />
      )}
      <Choice
        label={t('library.filters.show')}
        value={search.show}
        choices={SHOWN.map((show) => [show, t(`library.shown.${show}`)])}
        onChoose={(show) => onChange({ show: SHOWN.find((each) => each === show) })}
      />
      <Choice
        label={t('library.filters.order')}
        value={search.order}
        none={t('library.orders.name')}
        choices={LIBRARY_ORDERS.map((order) => [order, t(`library.orders.${order}`)])}
        onChoose={(order) => onChange({ order: LIBRARY_ORDERS.find((each) => each === order) })}
      />
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** what it says without a choice; 'Alle' by default */
  readonly none?: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string | undefined) => void;
}

function Choice({ label, value, none, choices, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{none ?? t('library.filters.all')}</MenuItem>
      {choices.map(([choice, text]) => (
        <MenuItem key={choice} value={choice}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
