import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import type { LibrarySearch } from './library-search.ts';
import { ProductList } from './product-list.tsx';

/** The provider's products, which every organisation has: staff add and change them here. */
export function ProviderProducts({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState<LibrarySearch>({});
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
      <ProductList
        {...{ organisationSlug, search }}
        owner="provider"
        onChange={(changed) => setSearch((present) => ({ ...present, ...changed }))}
        emptyHint={t('library.provider.emptyHint')}
      />
    </>
  );
}
