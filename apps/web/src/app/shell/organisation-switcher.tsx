import type { Organisation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Check as CheckIcon } from '../../ui/icons/check.ts';
import { ListLink } from '../../ui/links/list-link.tsx';

/** px: a longer list scrolls */
const LIST_MAX_HEIGHT = 310;

interface OrganisationSwitcherProps {
  readonly organisations: readonly Organisation[];
  /** slug of the organisation on the screen */
  readonly current: string;
  readonly onChosen: () => void;
}

/** Goes to the dashboard of another organisation. */
export function OrganisationSwitcher({ organisations, current, onChosen }: OrganisationSwitcherProps) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase('nl');
  const found = organisations.filter(({ name }) => name.toLocaleLowerCase('nl').includes(wanted));
  return (
    <Box component="section" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography id={id} variant="overline" sx={{ color: 'text.secondary', lineHeight: 1.5 }}>
        {t('app.profile.organisations')}
      </Typography>
      <SearchField
        label={t('app.profile.searchOrganisation')}
        clearLabel={t('app.profile.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      <List disablePadding sx={{ maxHeight: LIST_MAX_HEIGHT, overflowY: 'auto', mx: -1 }}>
        {found.map(({ slug, name }) => (
          <ListItem key={slug} disablePadding>
            <ListLink
              {...paths.dashboard(slug)}
              selected={slug === current}
              aria-current={slug === current}
              onClick={onChosen}
              sx={{ borderRadius: 1, minHeight: 44, px: 1, gap: 1, overflowWrap: 'anywhere' }}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {name}
              </Box>
              {slug === current && (
                <CheckIcon fontSize="small" titleAccess={t('app.profile.currentOrganisation')} />
              )}
            </ListLink>
          </ListItem>
        ))}
        {found.length === 0 && (
          <Typography component="li" sx={{ p: 1, color: 'text.secondary' }}>
            {t('app.profile.noOrganisationFound')}
          </Typography>
        )}
      </List>
    </Box>
  );
}
