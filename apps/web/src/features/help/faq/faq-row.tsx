import type { FaqEntry } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ArrowDownward as DownIcon } from '../../../ui/icons/arrow-downward.ts';
import { ArrowUpward as UpIcon } from '../../../ui/icons/arrow-upward.ts';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import { EditOutlined as EditIcon } from '../../../ui/icons/edit-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FAQ_KEY } from '../help-queries.ts';

interface FaqRowProps {
  readonly entry: FaqEntry;
  /** the number of questions; null if they cannot be moved */
  readonly count: number | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function FaqRow({ entry, count, onEdit, onDelete }: FaqRowProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const title = entry.faq_title;
  const moving = useMutation({
    mutationFn: (position: number) =>
      client.call(endpoints.updateFaqEntry, { params: { faq: entry.uuid }, body: { position } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: FAQ_KEY }),
  });
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {entry.faq_category}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {entry.faq_title_en || t('help.faqAdmin.noEnglish')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          {count !== null && (
            <>
              {/* The button stays focusable at the end of the list, so that a keyboard user keeps the focus. */}
              <IconButton
                aria-label={t('help.faqAdmin.up', { title })}
                aria-disabled={entry.position === 1}
                onClick={() => entry.position > 1 && moving.mutate(entry.position - 1)}
                sx={{ opacity: entry.position === 1 ? 0.4 : 1 }}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={t('help.faqAdmin.down', { title })}
                aria-disabled={entry.position >= count}
                onClick={() => entry.position < count && moving.mutate(entry.position + 1)}
                sx={{ opacity: entry.position >= count ? 0.4 : 1 }}
              >
                <DownIcon />
              </IconButton>
            </>
          )}
          <IconButton aria-label={t('help.faqAdmin.editOf', { title })} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={t('help.faqAdmin.removeOf', { title })} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </Box>
      </Box>
      <Typography
        variant="body2"
        sx={{
          whiteSpace: 'pre-line',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {entry.faq_content}
      </Typography>
      {moving.error && <ErrorPanel error={moving.error} />}
    </Card>
  );
}
