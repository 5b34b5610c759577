import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ExportStatus } from '../../charts/export/export-status.tsx';
import { useFileExport } from '../../charts/export/use-chart-export.ts';
import { paths } from '../../lib/paths.ts';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { libraryFile } from './library-file.ts';
import { chosenProducts, type LibrarySearch } from './library-search.ts';
import { ProductList } from './product-list.tsx';
import { fetchEveryProduct } from './product-queries.ts';

interface LibraryScreenProps {
  readonly organisationSlug: string;
  readonly search: LibrarySearch;
  readonly onSearchChange: (search: LibrarySearch) => void;
}

/** The products that an organisation knows, its own and the provider's. */
export function LibraryScreen({ organisationSlug, search, onSearchChange }: LibraryScreenProps) {
  const { t } = useTranslation();
  const chosen = chosenProducts(search);
  const exporting = useFileExport(async (_kind, surroundings) =>
    libraryFile(await fetchEveryProduct(organisationSlug, search), surroundings),
  );
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
      <ProductList
        {...{ organisationSlug, search, chosen }}
        onChange={(changed) => onSearchChange({ ...search, ...changed })}
        emptyHint={t('library.emptyHint')}
      >
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
      </ProductList>
    </>
  );
}
