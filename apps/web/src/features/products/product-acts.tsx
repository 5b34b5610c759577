import type { ProductDetailAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { paths } from '../../lib/paths.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { productKey } from './product-queries.ts';

interface ProductActsProps {
  readonly organisationSlug: string;
  readonly product: ProductDetailAnswer;
  readonly onDeleted: () => void;
}

/** What the user can do with a product: change or delete it, or hide one of the provider. */
export function ProductActs({ organisationSlug, product, onDeleted }: ProductActsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const params = { org: organisationSlug, product: product.uuid };
  const refresh = () => queries.invalidateQueries({ queryKey: productKey(organisationSlug) });
  const hiding = useMutationOnce({
    mutationFn: async () => {
      await client.call(endpoints.hideProduct, { params, body: { hidden: !product.hidden } });
    },
    onSettled: refresh,
  });
  const deleting = useMutationOnce({
    mutationFn: async () => {
      await client.call(endpoints.deleteProduct, { params });
    },
    onSuccess: async () => {
      onDeleted();
      await refresh();
    },
  });
  const isNewest = product.revision === product.newest;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      {product.editable && isNewest && (
        <LinkButton variant="contained" {...paths.changeProduct(organisationSlug, product.uuid)}>
          {t('library.change')}
        </LinkButton>
      )}
      {product.owner === 'provider' && !product.deleted && (
        <Button variant="outlined" loading={hiding.isPending} onClick={() => hiding.mutate()}>
          {t(product.hidden ? 'library.unhide' : 'library.hide')}
        </Button>
      )}
      {product.editable && (
        <Button
          color="error"
          onClick={() => {
            deleting.reset();
            setAsked(true);
          }}
        >
          {t('library.delete')}
        </Button>
      )}
      {hiding.error && <ErrorPanel error={hiding.error} />}
      <ConfirmDialog
        open={asked}
        title={t('library.deleteTitle', { name: product.name })}
        question={t('library.deleteQuestion')}
        confirmLabel={t('library.delete')}
        busy={deleting.isPending}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}
