import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportStatus } from '../../charts/export/export-status.tsx';
import { useFileExport } from '../../charts/export/use-chart-export.ts';
import { paths } from '../../lib/paths.ts';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { libraryFile } from './library-file.ts';
import { LibraryFilters } from './library-filters.tsx';
import { chosenProducts, type LibrarySearch } from './library-search.ts';
import { fetchEveryProduct, PRODUCTS_PER_PAGE, productsQuery } from './product-queries.ts';
import { ProductTable } from './product-table.tsx';

interface LibraryScreenProps {
  readonly organisationSlug: string;
  readonly search: LibrarySearch;
  readonly onSearchChange: (search: LibrarySearch) => void;
}

/** The products that an organisation knows, its own and the provider's. */
export function LibraryScreen({ organisationSlug, search, onSearchChange }: LibraryScreenProps) {
  const { t } = useTranslation();
  const products = useQuery(productsQuery(organisationSlug, search));
  const chosen = chosenProducts(search);
  const change = useCallback(
    (changed: Partial<LibrarySearch>) => onSearchChange({ ...search, page: undefined, ...changed }),
    [search, onSearchChange],
  );
  const exporting = useFileExport(async (_kind, surroundings) =>
    libraryFile(await fetchEveryProduct(organisationSlug, search), surroundings),
  );
  const { text, productGroup, set, owner, show } = search;
  const isNarrowed = [text, productGroup, set, owner, show].some((each) => each !== undefined);
  return (
    <>
      <PageHeading
        title={t('library.title')}
        lead={t('library.lead')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
            <LinkButton variant="outlined" {...paths.keepPosts(organisationSlug)}>
              {t('library.keep.title')}
            </LinkButton>
            <LinkButton variant="contained" startIcon={<AddIcon />} {...paths.newProduct(organisationSlug)}>
              {t('library.add')}
            </LinkButton>
          </Box>
        }
      />
      <LibraryFilters search={search} groups={products.data?.groups ?? []} onChange={change} />
      {products.isPending && <DelayedIndicator />}
      <FailedQuery query={products} title={t('library.failed')} />
      {products.data?.count === 0 && (
        <Paper variant="outlined">
          <EmptyState
            title={t(isNarrowed ? 'library.noMatch' : 'library.empty')}
            hint={t(isNarrowed ? 'library.noMatchHint' : 'library.emptyHint')}
          />
        </Paper>
      )}
      {products.data && products.data.count > 0 && (
        <>
          <Paper variant="outlined">
            <ProductTable
              organisationSlug={organisationSlug}
              products={products.data.results}
              chosen={chosen}
              onChoose={(uuids) => change({ products: uuids.join(',') || undefined, page: search.page })}
            />
          </Paper>
          <Pager
            page={search.page ?? 1}
            pageSize={PRODUCTS_PER_PAGE}
            count={products.data.count}
            onPage={(page) => change({ page })}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('library.todaysWeights')}
            {search.order?.includes('mki') && ` ${t('library.byUnit')}`}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, displayPrint: 'none' }}>
            {chosen.length > 1 && (
              <LinkButton variant="outlined" {...paths.compareProducts(organisationSlug, chosen)}>
                {t('library.compare', { count: chosen.length })}
              </LinkButton>
            )}
            {exporting && (
              <>
                <Button variant="outlined" loading={exporting.busy} onClick={() => exporting.start('xlsx')}>
                  {t('library.save')}
                </Button>
                <ExportStatus exporting={exporting} />
              </>
            )}
          </Box>
        </>
      )}
    </>
  );
}
