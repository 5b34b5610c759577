import Button from '@mui/material/Button';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { RowLeadContext, type WrittenRow } from '../../../lib/row-lead.ts';

/** Leads to a row that a problem or a question is about, where it stands on the screen; nothing for an uploaded file. */
export function ToRow(row: WrittenRow) {
  const { t } = useTranslation();
  const lead = use(RowLeadContext)?.(row) ?? null;
  if (lead === null) return null;
  return (
    <Button
      size="small"
      data-printed
      onClick={lead}
      sx={{ justifySelf: 'start', alignSelf: 'start', p: 0, minWidth: 0 }}
    >
      {row.post ? t('uploadCheck.toPost', { post: row.post }) : t('uploadCheck.toRow')}
    </Button>
  );
}
