import type { WorkbookLayoutAnswer } from '@milieuspoor/contract';
import { formatEuro, formatNumber, formatProductUnit } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { formatLayoutFigure } from './layout-figure.ts';
import { LayoutTable } from './layout-table.tsx';

interface LayoutExampleProps {
  readonly example: WorkbookLayoutAnswer['example'];
}

/** Shows the calculation from the template's profile to its MKI, row by row. */
export function LayoutExample({ example }: LayoutExampleProps) {
  const { t } = useTranslation();
  const unit = formatProductUnit(example.unit, currentLanguage());
  return (
    <>
      <Typography>
        {t('workbookHelp.worked.lead', { post: example.post_number, product: example.product, unit })}
      </Typography>
      <LayoutTable
        label={t('workbookHelp.worked.scroll')}
        columns={[
          { title: t('workbookHelp.sets.indicator') },
          { title: t('workbookHelp.worked.value', { unit }), figures: true },
          { title: t('workbookHelp.sets.unit') },
          { title: t('workbookHelp.sets.weight'), figures: true },
          { title: t('workbookHelp.worked.mki', { unit }), figures: true },
        ]}
        rows={example.rows.map((row) => ({
          key: row.indicator,
          cells: [
            row.indicator,
            formatLayoutFigure(row.value),
            row.indicator_unit,
            formatLayoutFigure(row.weight_eur),
            `€${formatLayoutFigure(row.mki_eur)}`,
          ],
        }))}
        footer={[t('workbookHelp.worked.sum'), '', '', '', formatFine(example.unit_mki_eur)]}
      />
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {t('workbookHelp.worked.total', {
          quantity: formatNumber(example.quantity, 0),
          unit,
          unitMki: formatFine(example.unit_mki_eur),
          total: formatEuro(example.mki_eur),
        })}
      </Typography>
    </>
  );
}

/** Returns an amount in euro with five decimals, since it is multiplied by the quantity. */
function formatFine(amountEur: number): string {
  return `€${formatNumber(amountEur, 5)}`;
}
