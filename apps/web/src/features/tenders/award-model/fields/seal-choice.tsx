import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { applicantsQuery } from '../../bids/bids-queries.ts';
import { useModelChoice } from '../editing/use-model-choice.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';

/** The choice whether bids are sealed until they are opened; it can be changed until there is a bid. */
export function SealChoice({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const id = useId();
  const { project, readOnly } = editing;
  const { data: bids } = useQuery(applicantsQuery(project.uuid));
  const hasBids = bids !== undefined && bids.length > 0;
  const save = useModelChoice(editing, (sealed: boolean) => ({ seal_bids: sealed }));
  return (
    <Box sx={{ mt: 3, maxWidth: '75ch' }}>
      <FormControlLabel
        label={t('tenders.seal.label')}
        control={
          <Switch
            checked={project.seal_bids}
            disabled={readOnly || hasBids || save.isPending}
            onChange={(_, sealed) => save.mutate(sealed)}
            slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
          />
        }
      />
      <Typography id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
        {t('tenders.seal.hint')} {t(hasBids ? 'tenders.seal.fixed' : 'tenders.seal.until')}
      </Typography>
      {save.error !== null && <ErrorPanel title={t('tenders.seal.failed')} error={save.error} />}
    </Box>
  );
}
