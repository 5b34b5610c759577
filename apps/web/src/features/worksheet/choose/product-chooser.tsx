import type { ProductRowAnswer, WorksheetSourceAnswer } from '@milieuspoor/contract';
import { type SetCode, sourceKey, type WorksheetRow } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { foundProductsQuery, productsInUnitQuery } from '../worksheet-queries.ts';
import { FoundProduct } from './found-product.tsx';

interface ProductChooserProps {
  readonly worksheetUuid: string;
  readonly organisationSlug: string;
  /** the post that gets another product; null for one that is added */
  readonly row: WorksheetRow | null;
  /** how many other posts have the same product in the same unit */
  readonly others: number;
  readonly set: SetCode;
  /** `inAll`: also in the others */
  readonly onChoose: (product: ProductRowAnswer, inAll: boolean) => void;
  readonly onClose: () => void;
}

/** Chooses a product of the library for a post, with what it costs in the unit of the post. */
export function ProductChooser(props: ProductChooserProps) {
  const { worksheetUuid, organisationSlug, row, others, set, onChoose, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const [inAll, setInAll] = useState(false);
  const found = useQuery(foundProductsQuery(organisationSlug, useDebounced(search.trim(), 250)));
  const products = found.data?.results ?? [];
  const unit = row?.unit ?? null;
  const inUnit = useQuery(productsInUnitQuery(worksheetUuid, products, unit));
  const sources = new Map(inUnit.data?.sources.map((source) => [source.key, source]));
  const hidden = (found.data?.count ?? 0) - products.length;
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {row
          ? t('worksheet.chooser.title', { post: row.postNumber, product: row.product })
          : t('worksheet.chooser.addTitle')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 360 }}>
        <SearchField
          label={t('worksheet.chooser.search')}
          clearLabel={t('worksheet.shown.clear')}
          value={search}
          onChange={setSearch}
        />
        {row && others > 0 && (
          <FormControlLabel
            control={<Checkbox checked={inAll} onChange={(_, checked) => setInAll(checked)} />}
            label={t('worksheet.chooser.inAll', { count: others, product: row.product })}
          />
        )}
        {found.isPending && <DelayedIndicator />}
        <FailedQuery query={found} />
        <FailedQuery query={inUnit} title={t('worksheet.screen.failed')} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('worksheet.chooser.found')}>
          {products.map((product) => (
            <FoundProduct
              key={product.uuid}
              product={product}
              unit={unit}
              source={sourceOf(product, unit, sources)}
              set={set}
              onChoose={() => onChoose(product, inAll)}
            />
          ))}
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {found.data && products.length === 0 && t('worksheet.chooser.none')}
          {hidden > 0 && t('worksheet.chooser.more', { count: hidden })}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function sourceOf(
  { uuid, revision }: ProductRowAnswer,
  unit: string | null,
  sources: ReadonlyMap<string, WorksheetSourceAnswer>,
): WorksheetSourceAnswer | undefined {
  if (unit === null) return undefined;
  const key = sourceKey({ source: { kind: 'product', product: uuid, version: revision }, unit });
  return key === null ? undefined : sources.get(key);
}
