import type { WorkbookOtherLayout } from '@milieuspoor/contract';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../lib/as-list.ts';
import { formatLayoutFigure } from './layout-figure.ts';
import { LayoutTable } from './layout-table.tsx';

interface LayoutOthersProps {
  readonly layouts: readonly WorkbookOtherLayout[];
}

/** The other layouts in which profiles, or the MKI itself, are read: each with the beginning of an example. */
export function LayoutOthers({ layouts }: LayoutOthersProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Typography>{t('workbookHelp.others.lead')}</Typography>
      {layouts.map(({ layout, sheets, header, rows, goes_on }) => {
        const title = t(`workbookHelp.others.${layout}.title`);
        const more = goes_on ? ['…'] : [];
        const shown = [...header, ...more];
        return (
          <section key={layout}>
            <Typography variant="h3" sx={{ mt: 3 }}>
              {title}
            </Typography>
            <Typography>
              {t(`workbookHelp.others.${layout}.text`, {
                sheets: asList(sheets, i18n.language, 'disjunction'),
              })}
            </Typography>
            <LayoutTable
              label={t('workbookHelp.others.scroll', { title })}
              columns={shown.map((name, index) => ({
                title: name,
                name: true,
                figures: rows.some((row) => typeof row[index] === 'number'),
              }))}
              rows={rows.map((row, place) => ({
                key: String(place),
                cells: [...row.map(shownCell), ...more],
              }))}
            />
          </section>
        );
      })}
    </>
  );
}

function shownCell(cell: WorkbookOtherLayout['rows'][number][number]): string {
  return typeof cell === 'number' ? formatLayoutFigure(cell) : (cell ?? '');
}
