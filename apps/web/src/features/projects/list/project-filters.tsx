import { PROJECT_STATUSES, SECTOR_LABELS, SECTORS, STATUS_LABELS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { menuOf } from '../../../ui/menu-of.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { ORDERS, type ProjectListSearch } from './project-list-search.ts';

interface ProjectFiltersProps {
  readonly search: ProjectListSearch;
  readonly onChange: (changes: ProjectListSearch) => void;
}

/**
 * Filters the projects by one's own, a status or a sector, and sorts them; on a phone it opens on request, so that the
 * first project stays near.
 */
export function ProjectFilters({ search, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  return (
    <Box sx={{ mb: 1.5, displayPrint: 'none' }}>
      <PhoneFold title={t('projects.list.filters')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <ToggleButton
            value="mine"
            size="small"
            selected={search.mine === true}
            onChange={() => onChange({ mine: search.mine ? undefined : true })}
            sx={{ px: 1.5, minHeight: 40 }}
          >
            {t('projects.list.mine')}
          </ToggleButton>
          <Choice
            label={t('projects.columns.status')}
            all={t('projects.list.all')}
            choices={PROJECT_STATUSES}
            labels={STATUS_LABELS[language]}
            chosen={search.status}
            onChoose={(status) => onChange({ status })}
          />
          <Choice
            label={t('projects.columns.sector')}
            all={t('projects.list.all')}
            choices={SECTORS}
            labels={SECTOR_LABELS[language]}
            chosen={search.projectSector}
            onChoose={(projectSector) => onChange({ projectSector })}
          />
          <Choice
            label={t('projects.list.order')}
            all={
              search.text === undefined ? t(`projects.list.orders.${ORDERS[0]}`) : t('projects.list.byMatch')
            }
            choices={ORDERS.slice(1)}
            labels={t('projects.list.orders', { returnObjects: true })}
            chosen={search.order}
            onChoose={(order) => onChange({ order })}
          />
        </Box>
      </PhoneFold>
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** the text if nothing is chosen */
  readonly all: string;
  readonly choices: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, all, choices, labels, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, MenuProps: menuOf(label) } }}
      sx={{ width: { xs: 1, sm: 215 } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labels[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
