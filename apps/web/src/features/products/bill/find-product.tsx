import type { SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { productQuery, productsQuery } from '../product-queries.ts';
import { costText, sourceText, unitText, validityText } from '../product-texts.ts';
import { type FittingProduct, toFitting } from './match-choices.ts';

interface FindProductProps {
  readonly organisationSlug: string;
  /** what the post is called, and its unit */
  readonly description: string;
  readonly unit: string;
  readonly set: SetCode;
  readonly onFound: (product: FittingProduct) => void;
  readonly onClose: () => void;
}

/** Looks for the product of a post among all that the organisation knows. */
export function FindProduct(props: FindProductProps) {
  const { organisationSlug, description, unit, set, onFound, onClose } = props;
  const { t } = useTranslation();
  const title = useId();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const products = useQuery(productsQuery(organisationSlug, text.trim() === '' ? {} : { text }));
  const choosing = useMutationOnce({
    mutationFn: async (uuid: string) =>
      toFitting(await queries.fetchQuery(productQuery(organisationSlug, uuid)), unit, set),
    onSuccess: (product) => {
      if (product) onFound(product);
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('bill.findTitle', { post: description })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SearchField
          label={t('library.search')}
          clearLabel={t('library.clearSearch')}
          value={text}
          onChange={setText}
        />
        <FailedQuery query={products} />
        {choosing.error && <ErrorPanel error={choosing.error} />}
        {choosing.data === null && (
          <Alert severity="warning">{t('bill.unitLeadsNowhere', { unit: unitText(unit) })}</Alert>
        )}
        <List dense aria-label={t('library.title')}>
          {products.data?.results.map((product) => {
            const figures = product.figures[set];
            const cost = figures ? costText(figures, product.unit, t) : t('bill.noFigures');
            const said = [cost, sourceText(product), validityText(product, t)].filter(Boolean).join(' · ');
            return (
              <ListItemButton key={product.uuid} onClick={() => choosing.mutate(product.uuid)}>
                <ListItemText primary={product.name} secondary={said} />
              </ListItemButton>
            );
          })}
        </List>
        {products.data?.results.length === 0 && t('library.noMatch')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('bill.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
