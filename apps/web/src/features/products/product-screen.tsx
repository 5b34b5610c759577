import { SET_CODES } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saysNotThere } from '../../lib/faults/says-not-there.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ProductActs } from './product-acts.tsx';
import { ProductDeclaration } from './product-declaration.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductFigures } from './product-figures.tsx';
import { ProductPast } from './product-past.tsx';
import { productQuery } from './product-queries.ts';
import { validityText } from './product-texts.ts';
import { SimilarProducts } from './similar-products.tsx';

interface ProductScreenProps {
  readonly organisationSlug: string;
  readonly uuid: string;
  /** an older version; the newest by default */
  readonly revision: number | undefined;
  readonly onDeleted: () => void;
}

/** A product with its figures per unit, its source, its versions and where it was taken from. */
export function ProductScreen({ organisationSlug, uuid, revision, onDeleted }: ProductScreenProps) {
  const { t } = useTranslation();
  const found = useQuery(productQuery(organisationSlug, uuid, revision));
  const product = found.data;
  return (
    <>
      <PageHeading
        title={product?.name ?? t('library.product')}
        lead={<TextLink {...paths.library(organisationSlug)}>{t('library.back')}</TextLink>}
        actions={
          product && (
            <ProductActs organisationSlug={organisationSlug} product={product} onDeleted={onDeleted} />
          )
        }
      />
      {found.isPending && <DelayedIndicator />}
      {saysNotThere(found.error) ? (
        <Alert severity="info" variant="outlined">
          {t('library.missing')}
        </Alert>
      ) : (
        <FailedQuery query={found} />
      )}
      {product && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {product.deleted && (
            <Alert severity="info" variant="outlined">
              {t('library.deleted')}
            </Alert>
          )}
          {product.hidden && (
            <Alert severity="info" variant="outlined">
              {t('library.isHidden')}
            </Alert>
          )}
          {product.revision !== product.newest && (
            <Alert severity="info" variant="outlined">
              {t('library.olderVersion', { revision: product.revision, newest: product.newest })}
            </Alert>
          )}
          {product.expired && (
            <Alert severity="warning" variant="outlined">
              {validityText(product, t)}
            </Alert>
          )}
          {SET_CODES.map((set) => {
            const figures = product.figures[set];
            return figures && <ProductFigures key={set} product={product} set={set} figures={figures} />;
          })}
          {!product.deleted && (
            <SimilarProducts
              organisationSlug={organisationSlug}
              subGroup={product.product_sub_group}
              unit={product.unit}
              except={product.uuid}
              figures={product.figures}
            />
          )}
          <ProductFacts product={product} />
          <ProductDeclaration organisationSlug={organisationSlug} product={product} />
          <ProductPast organisationSlug={organisationSlug} product={product} />
        </Box>
      )}
    </>
  );
}
