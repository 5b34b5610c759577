import type { FaqEntry } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { FAQ_KEY } from '../help-queries.ts';

interface DeleteFaqDialogProps {
  readonly entry: FaqEntry;
  readonly onClose: () => void;
  /** called when the dialog is gone, and so is the button that opened it */
  readonly onDeleted: () => void;
}

export function DeleteFaqDialog({ entry, onClose, onDeleted }: DeleteFaqDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const deleting = useMutation({
    mutationFn: async () => {
      await client.call(endpoints.deleteFaqEntry, { params: { faq: entry.uuid } });
      await queries.invalidateQueries({ queryKey: FAQ_KEY });
    },
    onSuccess: () => {
      notify(t('help.faqAdmin.removed'));
      setOpen(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('help.faqAdmin.removeTitle')}
      question={t('help.faqAdmin.removeQuestion', { title: entry.faq_title })}
      confirmLabel={t('help.faqAdmin.remove')}
      busy={deleting.isPending}
      error={deleting.error}
      onConfirm={() => deleting.mutate()}
      onCancel={() => setOpen(false)}
      onClosed={() => {
        onClose();
        if (deleting.isSuccess) onDeleted();
      }}
    />
  );
}
