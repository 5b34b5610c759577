import { zodResolver } from '@hookform/resolvers/zod';
import {
  FAQ_CATEGORY_MAX,
  FAQ_CONTENT_MAX,
  FAQ_TITLE_MAX,
  type FaqEntry,
  type FaqInput,
} from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../../lib/client.ts';
import { useFormDraft } from '../../../lib/drafts/use-form-draft.ts';
import { byEscape } from '../../../ui/by-escape.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import { FAQ_KEY } from '../help-queries.ts';

/** Every text of a question; the English ones may be empty. */
type FaqTexts = { readonly [Name in keyof FaqInput]-?: NonNullable<FaqInput[Name]> };

interface FaqDialogProps {
  /** null for a new one */
  readonly entry: FaqEntry | null;
  readonly onClose: () => void;
}

/** Writes a question. It is mounted while it is open, so that it starts from what is stored. */
export function FaqDialog({ entry, onClose }: FaqDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const text = (max: number) =>
    z.string().trim().min(1, t('errors.required')).max(max, t('help.contact.tooLong', { max }));
  const english = (max: number) => z.string().trim().max(max, t('help.contact.tooLong', { max }));
  const schema = z.object({
    faq_category: text(FAQ_CATEGORY_MAX),
    faq_title: text(FAQ_TITLE_MAX),
    faq_content: text(FAQ_CONTENT_MAX),
    faq_category_en: english(FAQ_CATEGORY_MAX),
    faq_title_en: english(FAQ_TITLE_MAX),
    faq_content_en: english(FAQ_CONTENT_MAX),
  });
  const form = useForm<FaqTexts>({
    resolver: zodResolver(schema),
    defaultValues: {
      faq_category: entry?.faq_category ?? '',
      faq_title: entry?.faq_title ?? '',
      faq_content: entry?.faq_content ?? '',
      faq_category_en: entry?.faq_category_en ?? '',
      faq_title_en: entry?.faq_title_en ?? '',
      faq_content_en: entry?.faq_content_en ?? '',
    },
  });
  const { register, handleSubmit, formState } = form;
  const saving = useMutation({
    mutationFn: (body: FaqTexts) =>
      entry
        ? client.call(endpoints.updateFaqEntry, { params: { faq: entry.uuid }, body })
        : client.call(endpoints.createFaqEntry, { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: FAQ_KEY });
      forget();
      notify(t('help.faqAdmin.saved'));
      onClose();
    },
  });
  const draft = `faq ${entry?.uuid ?? 'new'}`;
  const { forget } = useFormDraft(form, draft);
  const { leave, question } = useAskedLeave(formState.isDirty && !saving.isSuccess, () => {
    forget();
    onClose();
  });
  const refused = saving.error instanceof ApiError ? saving.error.fieldErrors : {};
  const field = (name: keyof FaqTexts) => {
    const problem = formState.errors[name]?.message ?? refused[name]?.join(' ');
    const required = !name.endsWith('_en');
    return { ...register(name), required, error: problem !== undefined, helperText: problem };
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={byEscape(saving.isPending ? undefined : leave)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t(entry ? 'help.faqAdmin.editTitle' : 'help.faqAdmin.addTitle')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit((body) => saving.mutate(body))(event)}
        sx={{ display: 'contents' }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <TextField
            autoFocus
            label={t('help.faqAdmin.category')}
            {...field('faq_category')}
            sx={{ mt: 1 }}
          />
          <TextField label={t('help.faqAdmin.title')} {...field('faq_title')} />
          <TextField
            label={t('help.faqAdmin.content')}
            multiline
            minRows={5}
            maxRows={14}
            {...field('faq_content')}
          />
          <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
            {t('help.faqAdmin.english')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('help.faqAdmin.englishHint')}</Typography>
          <TextField label={t('help.faqAdmin.categoryEn')} lang="en" {...field('faq_category_en')} />
          <TextField label={t('help.faqAdmin.titleEn')} lang="en" {...field('faq_title_en')} />
          <TextField
            label={t('help.faqAdmin.contentEn')}
            lang="en"
            multiline
            minRows={5}
            maxRows={14}
            {...field('faq_content_en')}
          />
          {saving.error && Object.keys(refused).length === 0 && <ErrorPanel error={saving.error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={saving.isPending}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {t('app.save')}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
