import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { domainsQuery } from './domain-queries.ts';

interface AddDomainFormProps {
  readonly organisationSlug: string;
}

/** Adds a domain to those that an organisation says are its own. */
export function AddDomainForm({ organisationSlug }: AddDomainFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const adding = useMutation({
    mutationFn: (domain: string) =>
      client.call(endpoints.addDomain, { params: { org: organisationSlug }, body: { domain } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: domainsQuery(organisationSlug).queryKey });
      setTyped('');
    },
  });
  const refusal = refusalOf(adding.error);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') adding.mutate(typed);
      }}
      sx={{ display: 'grid', gap: 2, mt: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label={t('settings.domains.domain')}
          value={typed}
          autoComplete="off"
          error={refusal.at('domain') !== undefined}
          helperText={refusal.at('domain') ?? t('settings.domains.hint')}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
          onChange={(event) => {
            setTyped(event.target.value);
            adding.reset();
          }}
          sx={{ flex: '1 1 260px', maxWidth: 420 }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={adding.isPending}
          disabled={typed.trim() === ''}
          sx={{ mt: 1 }}
        >
          {t('settings.domains.add')}
        </Button>
      </Box>
      {refusal.elsewhere && <ErrorPanel error={refusal.elsewhere} />}
    </Box>
  );
}
