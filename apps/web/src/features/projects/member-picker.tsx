import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { type MemberUser, memberName } from './member-queries.ts';

/** From this many names on, the list has a search field. */
const SEARCHED_FROM = 9;

interface MemberPickerProps {
  readonly members: readonly MemberUser[];
  /** uuids of the chosen users */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** uuids of the users who can't be removed or added */
  readonly fixed?: ReadonlySet<string>;
}

/** Chooses people from a list. */
export function MemberPicker({ members, chosen, onChange, fixed = NOBODY }: MemberPickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  if (members.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('newProject.members.empty')}</Typography>;
  const words = search.toLocaleLowerCase('nl').split(/\s+/);
  const found = members.filter((member) => {
    const text = `${memberName(member)} ${member.email}`.toLocaleLowerCase('nl');
    return words.every((word) => text.includes(word));
  });
  const toggle = (uuid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {members.length >= SEARCHED_FROM && (
        <SearchField
          label={t('newProject.members.search')}
          clearLabel={t('newProject.members.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      <FormGroup
        role="group"
        aria-label={t('newProject.members.label')}
        sx={{
          maxHeight: 300,
          overflowY: 'auto',
          flexWrap: 'nowrap',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {found.map((member) => (
          <FormControlLabel
            key={member.uuid}
            disabled={fixed.has(member.uuid)}
            control={<Checkbox checked={chosen.has(member.uuid)} onChange={() => toggle(member.uuid)} />}
            label={
              <Box component="span" sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
                <span>{memberName(member)}</span>
                <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  {member.email}
                </Box>
              </Box>
            }
            sx={{ mx: 0, px: 1, py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          />
        ))}
        {found.length === 0 && (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            {t('newProject.members.noMatch', { search })}
          </Typography>
        )}
      </FormGroup>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {t('newProject.members.chosen', { count: chosen.size })}
      </Typography>
    </Box>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
