import { SAVED_VIEW_NAME_MAX, type SavedView } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { savedViewsQuery } from './saved-views-query.ts';

type Act = { readonly act: 'start' | 'remove' | 'share' } | { readonly act: 'rename'; readonly name: string };

interface ManagedViewProps {
  readonly organisationSlug: string;
  readonly view: SavedView;
  readonly mayShare: boolean;
}

/** One saved view: renames it, shares it or not, starts with it or not, deletes it. */
export function ManagedView({ organisationSlug, view, mayShare }: ManagedViewProps) {
  const { t } = useTranslation();
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const params = { org: organisationSlug, view: view.uuid };
  const acting = useMutationOnce({
    mutationFn: async (act: Act): Promise<void> => {
      switch (act.act) {
        case 'rename':
          await client.call(endpoints.updateSavedView, { params, body: { name: act.name } });
          return;
        case 'share':
          await client.call(endpoints.updateSavedView, { params, body: { shared: !view.shared } });
          return;
        case 'start':
          await client.call(endpoints.setStartView, {
            params: { org: organisationSlug },
            body: { view: view.starts ? null : view.uuid },
          });
          return;
        case 'remove':
          await client.call(endpoints.deleteSavedView, { params });
      }
    },
    onSuccess: () => setName(null),
    onSettled: () => queries.invalidateQueries({ queryKey: savedViewsQuery(organisationSlug).queryKey }),
  });
  const owner = view.mine
    ? t(view.shared ? 'savedViews.mineShared' : 'savedViews.mine')
    : t('savedViews.by', { name: view.made_by });
  return (
    <Box component="li" aria-labelledby={id} sx={{ borderBottom: 1, borderColor: 'divider', pb: 1.5 }}>
      {name === null ? (
        <Typography id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {view.name}
        </Typography>
      ) : (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') acting.mutate({ act: 'rename', name });
          }}
          sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <TextField
            autoFocus
            size="small"
            fullWidth
            id={id}
            label={t('savedViews.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: SAVED_VIEW_NAME_MAX } }}
          />
          <Button type="submit" disabled={name.trim() === ''} loading={acting.isPending}>
            {t('savedViews.renameDo')}
          </Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {view.starts ? `${owner} · ${t('savedViews.startsHere')}` : owner}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        <Button size="small" onClick={() => acting.mutate({ act: 'start' })}>
          {t(view.starts ? 'savedViews.startNot' : 'savedViews.startDo')}
        </Button>
        {view.mine && name === null && (
          <Button size="small" onClick={() => setName(view.name)}>
            {t('savedViews.rename')}
          </Button>
        )}
        {view.mine && (view.shared || mayShare) && (
          <Button size="small" onClick={() => acting.mutate({ act: 'share' })}>
            {t(view.shared ? 'savedViews.shareNot' : 'savedViews.shareDo')}
          </Button>
        )}
        {view.removable && (
          <Button
            size="small"
            color={asked ? 'error' : 'primary'}
            onBlur={() => setAsked(false)}
            onClick={() => (asked ? acting.mutate({ act: 'remove' }) : setAsked(true))}
          >
            {t(asked ? 'savedViews.removeSure' : 'savedViews.remove')}
          </Button>
        )}
      </Box>
      {acting.error && <ErrorPanel error={acting.error} />}
    </Box>
  );
}
