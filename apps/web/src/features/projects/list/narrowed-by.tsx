import { SECTOR_LABELS, STATUS_LABELS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import type { ProjectListSearch } from './project-list-search.ts';

/** The search of a list without filters. */
const CLEARED = { text: undefined, status: undefined, projectSector: undefined, mine: undefined } as const;

interface NarrowedByProps {
  readonly search: ProjectListSearch;
  readonly onChange: (changes: ProjectListSearch) => void;
}

/** Shows the filters of the list, each with a button to remove it, and a button for all of them. */
export default function NarrowedBy({ search, onChange }: NarrowedByProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const chosen: readonly (readonly [keyof typeof CLEARED, string])[] = [
    ...(search.text === undefined ? [] : ([['text', `"${search.text}"`]] as const)),
    ...(search.mine ? ([['mine', t('projects.list.mine')]] as const) : []),
    ...(search.status ? ([['status', STATUS_LABELS[language][search.status]]] as const) : []),
    ...(search.projectSector
      ? ([['projectSector', SECTOR_LABELS[language][search.projectSector]]] as const)
      : []),
  ];
  if (chosen.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1.5 }}>
      {chosen.map(([name, label]) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          label={label}
          aria-label={t('projects.list.without', { filter: label })}
          onDelete={() => onChange({ [name]: undefined })}
          onClick={() => onChange({ [name]: undefined })}
          sx={{ maxWidth: 1 }}
        />
      ))}
      <Button size="small" onClick={() => onChange(CLEARED)}>
        {t('projects.list.clearFilters')}
      </Button>
    </Box>
  );
}
