import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { LibraryFilters } from './library-filters.tsx';
import type { LibrarySearch } from './library-search.ts';
import { PRODUCTS_PER_PAGE, productsQuery } from './product-queries.ts';
import { ProductTable } from './product-table.tsx';

/** The provider's products, which every organisation has: staff add and change them here. */
export function ProviderProducts({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState<LibrarySearch>({});
  const products = useQuery(productsQuery(organisationSlug, { ...search, owner: 'provider' }));
  const isNarrowed = Object.values(search).some((each) => each !== undefined);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('library.provider.lead')}</Typography>
      <Box sx={{ mb: 2, displayPrint: 'none' }}>
        <LinkButton
          variant="contained"
          startIcon={<AddIcon />}
          {...paths.newProduct(organisationSlug, 'provider')}
        >
          {t('library.provider.add')}
        </LinkButton>
      </Box>
      <LibraryFilters
        search={search}
        groups={products.data?.groups ?? []}
        ofOneOwner
        onChange={(changed) => setSearch((present) => ({ ...present, page: undefined, ...changed }))}
      />
      {products.isPending && <DelayedIndicator />}
      <FailedQuery query={products} title={t('library.failed')} />
      {products.data?.count === 0 && (
        <Paper variant="outlined">
          <EmptyState
            title={t(isNarrowed ? 'library.noMatch' : 'library.empty')}
            hint={t(isNarrowed ? 'library.noMatchHint' : 'library.provider.emptyHint')}
          />
        </Paper>
      )}
      {products.data && products.data.count > 0 && (
        <>
          <Paper variant="outlined">
            <ProductTable organisationSlug={organisationSlug} products={products.data.results} />
          </Paper>
          <Pager
            page={search.page ?? 1}
            pageSize={PRODUCTS_PER_PAGE}
            count={products.data.count}
            onPage={(page) => setSearch((present) => ({ ...present, page }))}
          />
        </>
      )}
    </>
  );
}
