import type { Organisation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { formatIsoDay, holdsFrom, proposedSecondFactorDay, toIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { MembersWithoutFactor } from './members-without-factor.tsx';

interface SecondFactorCardProps {
  readonly organisation: Organisation;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/**
 * The day from which the organisation asks its members for a second factor, and who has none; for managers of the
 * organisation.
 */
export function SecondFactorCard({ organisation, onSaved }: SecondFactorCardProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const now = new Date();
  const stored = organisation.second_factor_from;
  const [chosen, setChosen] = useState<string | null>(stored ?? proposedSecondFactorDay(now));
  const save = useMutation({
    mutationFn: async (second_factor_from: string | null) => {
      await client.call(endpoints.updateOrganisation, {
        params: { org: organisation.slug },
        body: { second_factor_from },
      });
      await onSaved();
    },
    onSuccess: () => notify(t('settings.organisation.saved')),
  });
  const refusal = refusalOf(save.error);
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {t('settings.organisation.secondFactor')}
        </Typography>
        <Typography>{state()}</Typography>
      </Box>
      <Box sx={{ display: 'grid', maxWidth: 420 }}>
        <DateField
          label={t('settings.organisation.secondFactorDay')}
          hint={t('settings.organisation.secondFactorHint')}
          value={chosen}
          min={stored !== null && stored < toIsoDay(now) ? stored : toIsoDay(now)}
          error={refusal.at('second_factor_from')}
          onChange={setChosen}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          disabled={chosen === null || chosen === stored}
          loading={save.isPending}
          onClick={() => save.mutate(chosen)}
        >
          {t('settings.organisation.secondFactorSave')}
        </Button>
        {stored !== null && (
          <Button disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('settings.organisation.secondFactorStop')}
          </Button>
        )}
      </Box>
      {save.error && refusal.at('second_factor_from') === undefined && (
        <ErrorPanel title={t('settings.organisation.failed')} error={save.error} />
      )}
      <MembersWithoutFactor organisationSlug={organisation.slug} />
    </Card>
  );

  function state(): string {
    if (stored === null) return t('settings.organisation.secondFactorNone');
    const day = formatIsoDay(stored);
    return t(
      holdsFrom(stored, now)
        ? 'settings.organisation.secondFactorSince'
        : 'settings.organisation.secondFactorFrom',
      {
        day,
      },
    );
  }
}
