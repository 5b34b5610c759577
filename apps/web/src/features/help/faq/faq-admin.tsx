import type { FaqEntry } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { HelpOutlineOutlined as QuestionIcon } from '../../../ui/icons/help-outline-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { faqEntriesQuery } from '../help-queries.ts';
import { DeleteFaqDialog } from './delete-faq-dialog.tsx';
import { FaqDialog } from './faq-dialog.tsx';
import { FaqRow } from './faq-row.tsx';

const PAGE_SIZE = 50;

const searchSchema = z.object({
  text: z.coerce.string().catch('').default(''),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});

type Open =
  | { readonly kind: 'edit'; readonly entry: FaqEntry | null }
  | { readonly kind: 'delete'; readonly entry: FaqEntry };

/** The questions as staff see them, with ways to add, change, delete and sort them. */
export function FaqAdmin() {
  const { t } = useTranslation();
  const [{ text, page }, change] = useAddressSearch(searchSchema);
  const entries = useQuery(faqEntriesQuery({ search: text, page, page_size: PAGE_SIZE }));
  const [open, setOpen] = useState<Open | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(null);
  const shown = entries.data?.results ?? [];

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <SearchField
          label={t('help.faqAdmin.search')}
          clearLabel={t('help.search.clear')}
          value={text}
          onChange={(value) => change({ text: value })}
        />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setOpen({ kind: 'edit', entry: null })}
        >
          {t('help.faqAdmin.add')}
        </Button>
      </Box>
      <Box sx={{ mt: 3 }}>
        {entries.isPending && <DelayedIndicator />}
        <FailedQuery query={entries} />
        {entries.data && shown.length === 0 && (
          <Paper variant="outlined">
            <EmptyState
              icon={<QuestionIcon />}
              title={text ? t('help.faqAdmin.noMatch', { search: text }) : t('help.faqAdmin.empty')}
              {...(text ? {} : { hint: t('help.faqAdmin.emptyHint') })}
            />
          </Paper>
        )}
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={t('help.faqAdmin.list')}
          sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {shown.map((entry) => (
            <FaqRow
              key={entry.uuid}
              entry={entry}
              // A search shows only a part, in which moving a question has no meaning.
              count={text ? null : (entries.data?.count ?? 0)}
              onEdit={() => setOpen({ kind: 'edit', entry })}
              onDelete={() => setOpen({ kind: 'delete', entry })}
            />
          ))}
        </Box>
      </Box>
      {entries.data && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          count={entries.data.count}
          onPage={(chosen) => change({ page: chosen })}
        />
      )}
      {open?.kind === 'edit' && <FaqDialog entry={open.entry} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteFaqDialog entry={open.entry} onClose={close} onDeleted={() => list.current?.focus()} />
      )}
    </>
  );
}
