import type { WorksheetRow } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { ChooseProducts } from '../choose-products.tsx';
import { ReadBill } from '../read-bill.tsx';
import { toRows } from '../to-rows.ts';
import { useReading } from '../use-reading.ts';
import { useRemember } from '../use-remember.ts';
import { PasteField } from './paste-field.tsx';
import { pastedFile } from './pasted-file.ts';

interface PastePostsProps {
  readonly organisationSlug: string;
  /** the rows that were read, each with the product that it is, if any */
  readonly onRows: (rows: readonly WorksheetRow[]) => void;
  readonly onClose: () => void;
}

/** Reads posts that were copied from a spreadsheet, asks what is not certain, and gives them as rows. */
export function PastePosts({ organisationSlug, onRows, onClose }: PastePostsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [text, setText] = useState('');
  const reading = useReading(organisationSlug);
  const { answered, readBy, read } = reading;
  const remember = useRemember(organisationSlug);
  const adding = useMutationOnce({
    mutationFn: async ({ groups, choices }: Parameters<typeof remember>[0]) => {
      await remember({ groups, choices });
      // Two rows of what is pasted twice are two rows.
      return toRows(groups, choices).map((row) => ({ ...row, key: crypto.randomUUID() }));
    },
    onSuccess: onRows,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('bill.pasteTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '&&': { pt: 1 } }}>
        <PasteField autoFocus label={t('bill.pastePosts')} value={text} onChange={setText} />
        <div>
          <Button
            variant="outlined"
            disabled={text.trim() === ''}
            loading={reading.reading.isPending}
            onClick={() => read({ file: pastedFile(text, t), pasted: text, answers: {} })}
          >
            {t('bill.readPasted')}
          </Button>
        </div>
        <ReadBill {...reading} />
        {answered?.complete && (
          <ChooseProducts key={readBy} {...{ organisationSlug, readBy, posts: answered.posts }}>
            {(products) => (
              <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
                {adding.error && <ErrorPanel error={adding.error} />}
                <Button
                  variant="contained"
                  loading={adding.isPending}
                  onClick={() => adding.mutate(products)}
                >
                  {t('bill.addPosts', { count: answered.posts.length })}
                </Button>
              </Box>
            )}
          </ChooseProducts>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('bill.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
