import type { ProductRowAnswer, WorksheetSourceAnswer } from '@milieuspoor/contract';
import { formatIsoDay, formatProductUnit, type SetCode, sumModules } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/display-of.ts';
import { currentLanguage } from '../../../text/language.ts';

interface FoundProductProps {
  readonly product: ProductRowAnswer;
  /** that of the post; null for a post that is added in the unit of the product */
  readonly unit: string | null;
  /** what the product costs in that unit; undefined while it is fetched */
  readonly source: WorksheetSourceAnswer | undefined;
  readonly set: SetCode;
  readonly onChoose: () => void;
}

/** A product that can be chosen, or why it cannot. */
export function FoundProduct({ product, unit, source, set, onChoose }: FoundProductProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const costId = useId();
  const isRefused = source?.figures.kind === 'refused';
  const costs = costText({ product, unit, source, set }, t);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1 },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box id={nameId} sx={{ fontWeight: 600 }}>
          {product.name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{factsOf(product, t).join(' · ')}</Box>
        {product.expired && product.valid_until && (
          <Box sx={{ color: 'warning.main', fontWeight: 600, fontSize: '0.875rem' }}>
            {t('worksheet.facts.expired', { day: formatIsoDay(product.valid_until) })}
          </Box>
        )}
      </Box>
      <Box
        id={costId}
        sx={{
          ...{ flex: '0 1 auto', textAlign: { sm: 'right' }, maxWidth: 260 },
          ...(isRefused && { color: 'warning.main', fontSize: '0.875rem' }),
        }}
      >
        {costs}
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={unit !== null && source?.figures.kind !== 'weighed'}
        aria-describedby={`${nameId} ${costId}`}
        aria-label={t('worksheet.chooser.chooseThis', { product: product.name })}
        onClick={onChoose}
      >
        {t('worksheet.chooser.choose')}
      </Button>
    </Box>
  );
}

function factsOf(
  { programme, number, publisher, raw_codes, nmd_category, ...product }: ProductRowAnswer,
  t: TFunction,
) {
  const source = [[programme, number].filter(Boolean).join(' '), publisher].filter(Boolean).join(', ');
  return [
    formatProductUnit(product.unit, currentLanguage()),
    ...(source === '' ? [] : [source]),
    ...(raw_codes.length > 0 ? [t('worksheet.chooser.raw', { codes: raw_codes.join(', ') })] : []),
    ...(nmd_category === null ? [] : [t('worksheet.facts.category', { category: nmd_category })]),
    ...(product.valid_until && !product.expired
      ? [t('worksheet.facts.validUntil', { day: formatIsoDay(product.valid_until) })]
      : []),
  ];
}

/** What a unit of the post costs with the product: '€4,04 per m3', or why that cannot be told. */
function costText(
  { product, unit, source, set }: Pick<FoundProductProps, 'product' | 'unit' | 'source' | 'set'>,
  t: TFunction,
): string {
  if (unit !== null && !source) return '…';
  if (source?.figures.kind === 'refused') return t(`worksheet.problems.${source.figures.reason}`);
  const eur =
    source?.figures.kind === 'weighed'
      ? sumModules(source.figures.sets[set]?.mkiEur ?? [])
      : (product.figures[set]?.mki ?? null);
  if (eur === null) return t('worksheet.problems.notInSet');
  const text = t('worksheet.table.perUnit', {
    mki: displayOf('mkiPerUnit').format(eur),
    unit: formatProductUnit(unit ?? product.unit, currentLanguage()),
  });
  return source?.converted_by ? `${text} (${t('worksheet.chooser.converted')})` : text;
}
