import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { LibraryFilters } from './library-filters.tsx';
import type { LibrarySearch } from './library-search.ts';
import { PRODUCTS_PER_PAGE, productsQuery } from './product-queries.ts';
import { ProductTable } from './product-table.tsx';

interface ProductListProps {
  readonly organisationSlug: string;
  readonly search: LibrarySearch;
  /** whose products they are, if they are of one owner */
  readonly owner?: LibrarySearch['owner'];
  readonly onChange: (changed: Partial<LibrarySearch>) => void;
  /** what to do where there are none at all */
  readonly emptyHint: string;
  /** those that were chosen to be compared; absent where nothing is compared */
  readonly chosen?: readonly string[];
  /** what stands below the products, if there are any */
  readonly children?: ReactNode;
}

/** Products by what is searched, a page at a time, with what their MKI is worked out by. */
export function ProductList(props: ProductListProps) {
  const { organisationSlug, search, owner, onChange, emptyHint, chosen, children } = props;
  const { t } = useTranslation();
  const products = useQuery(productsQuery(organisationSlug, owner ? { ...search, owner } : search));
  const { text, productGroup, set, show } = search;
  const isNarrowed = [text, productGroup, set, search.owner, show].some((each) => each !== undefined);
  // Another search begins at its first page.
  const narrow = (changed: Partial<LibrarySearch>) => onChange({ page: undefined, ...changed });
  return (
    <>
      <LibraryFilters
        search={search}
        groups={products.data?.groups ?? []}
        ofOneOwner={owner !== undefined}
        onChange={narrow}
      />
      {products.isPending && <DelayedIndicator />}
      <FailedQuery query={products} title={t('library.failed')} />
      {products.data?.count === 0 && (
        <Paper variant="outlined">
          <EmptyState
            title={t(isNarrowed ? 'library.noMatch' : 'library.empty')}
            hint={isNarrowed ? t('library.noMatchHint') : emptyHint}
          />
        </Paper>
      )}
      {products.data && products.data.count > 0 && (
        <>
          <Paper variant="outlined">
            <ProductTable
              organisationSlug={organisationSlug}
              products={products.data.results}
              {...(chosen
                ? { chosen, onChoose: (uuids) => onChange({ products: uuids.join(',') || undefined }) }
                : {})}
            />
          </Paper>
          <Pager
            page={search.page ?? 1}
            pageSize={PRODUCTS_PER_PAGE}
            count={products.data.count}
            onPage={(page) => onChange({ page })}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('library.todaysWeights')}
            {search.order?.includes('mki') && ` ${t('library.byUnit')}`}
          </Typography>
          {children}
        </>
      )}
    </>
  );
}
