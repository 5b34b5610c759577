import type { ProductDetailAnswer } from '@milieuspoor/contract';
import { RESOURCE_KEYS } from '@milieuspoor/domain';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../ui/summary-list.tsx';
import { exactText, unitText, validityText } from './product-texts.ts';

/** What a product is, where its figures come from, and what a unit of it uses. */
export function ProductFacts({ product }: { readonly product: ProductDetailAnswer }) {
  const { t } = useTranslation();
  const id = useId();
  const unit = unitText(product.unit);
  const stated = [
    ['product_group', product.product_group],
    ['product_sub_group', product.product_sub_group],
    ['unit', unit],
    [
      'conversions',
      product.conversions
        .map((each) => `1 ${unit} = ${exactText(each.per_unit)} ${unitText(each.unit)}`)
        .join('\n'),
    ],
    ['raw_codes', product.raw_codes.join(', ')],
    ['nmd_category', product.nmd_category],
    ['programme', product.programme],
    ['number', product.number],
    ['publisher', product.publisher],
    ['valid_until', validityText(product, t)],
    ['notes', product.notes],
  ] as const;
  const used = RESOURCE_KEYS.filter((key) => product.resources[key] !== null);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('library.facts')}
      </Typography>
      <SummaryList
        lines={[
          ...stated.map(([key, value]) => ({ key, label: t(`library.fields.${key}`), value: value || '-' })),
          ...used.map((key) => ({
            key,
            label: t(`library.resources.${key}`),
            value: exactText(product.resources[key]),
          })),
        ]}
      />
      {used.length < RESOURCE_KEYS.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('library.undeclaredResources', {
            names: RESOURCE_KEYS.filter((key) => !used.includes(key))
              .map((key) => t(`library.resources.${key}`))
              .join('; '),
          })}
        </Typography>
      )}
    </Paper>
  );
}
