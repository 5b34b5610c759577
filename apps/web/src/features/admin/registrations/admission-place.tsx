import type { Registration } from '@milieuspoor/contract';
import { ORGANISATION_NAME_MAX } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type OrganisationChoice, OrganisationPicker } from '../organisations/organisation-picker.tsx';

/**
 * An organisation that exists, or the name of a new one; the other value is kept while the user looks at one of them.
 */
export interface ChosenPlace {
  readonly kind: 'existing' | 'new';
  readonly organisation: OrganisationChoice | null;
  readonly newName: string;
}

interface AdmissionPlaceProps {
  readonly value: ChosenPlace;
  readonly onChange: (value: ChosenPlace) => void;
  /** the organisations where people of the same mail domain work */
  readonly colleagues: Registration['colleagues'];
  readonly problem: string | undefined;
}

/** Chooses the organisation that somebody who registered will belong to. */
export function AdmissionPlace({ value, onChange, colleagues, problem }: AdmissionPlaceProps) {
  const { t } = useTranslation();
  const { kind, organisation, newName } = value;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        row
        aria-label={t('admin.registrations.place')}
        value={kind}
        onChange={(_event, chosen) => onChange({ ...value, kind: chosen === 'new' ? 'new' : 'existing' })}
      >
        <FormControlLabel
          value="existing"
          control={<Radio />}
          label={t('admin.registrations.existingOrganisation')}
        />
        <FormControlLabel value="new" control={<Radio />} label={t('admin.registrations.newOrganisation')} />
      </RadioGroup>
      {kind === 'existing' ? (
        <>
          {colleagues.length > 0 && (
            <Box>
              <Typography variant="body2">{t('admin.registrations.colleagues')}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {colleagues.map(({ organization: uuid, slug, name, members }) => (
                  <Button
                    key={uuid}
                    size="small"
                    variant={organisation?.uuid === uuid ? 'contained' : 'outlined'}
                    aria-pressed={organisation?.uuid === uuid}
                    onClick={() => onChange({ ...value, organisation: { uuid, slug, name } })}
                  >
                    {t('admin.registrations.colleaguesOf', { name, count: members })}
                  </Button>
                ))}
              </Box>
            </Box>
          )}
          <OrganisationPicker
            autoFocus
            required
            label={t('admin.memberships.choose')}
            value={organisation}
            onChange={(chosen) => onChange({ ...value, organisation: chosen })}
            problem={problem}
          />
        </>
      ) : (
        <TextField
          autoFocus
          required
          label={t('admin.registrations.newName')}
          value={newName}
          onChange={({ target }) => onChange({ ...value, newName: target.value })}
          error={problem !== undefined}
          helperText={problem ?? t('admin.registrations.newNameHint')}
          slotProps={{ htmlInput: { maxLength: ORGANISATION_NAME_MAX } }}
        />
      )}
    </Box>
  );
}
