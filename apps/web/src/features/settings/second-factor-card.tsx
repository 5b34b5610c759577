import type { Organisation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';

interface SecondFactorCardProps {
  readonly organisation: Organisation;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/** Whether the organisation asks its members for a second factor; for who runs it. */
export function SecondFactorCard({ organisation, onSaved }: SecondFactorCardProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const save = useMutation({
    mutationFn: async (required: boolean) => {
      const body = { requires_second_factor: required };
      await client.call(endpoints.updateOrganisation, { params: { org: organisation.slug }, body });
      await onSaved();
    },
    onSuccess: () => notify(t('settings.organisation.saved')),
  });
  const shown = save.isPending ? save.variables : organisation.requires_second_factor;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <FormControl>
        <FormControlLabel
          control={
            <Switch
              checked={shown}
              disabled={save.isPending}
              onChange={({ target }) => save.mutate(target.checked)}
            />
          }
          label={t('settings.organisation.secondFactor')}
        />
        <FormHelperText sx={{ mx: 0 }}>{t('settings.organisation.secondFactorHint')}</FormHelperText>
      </FormControl>
      {save.error && <ErrorPanel title={t('settings.organisation.failed')} error={save.error} />}
    </Card>
  );
}
