import { may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  AddProduct,
  CompareProducts,
  KeepPosts,
  LibraryScreen,
  ProductForm,
  ProductScreen,
  productQuery,
  RememberedMatches,
} from '../../features/products/index.ts';
import { chosenProducts } from '../../features/products/library-search.ts';
import { paths } from '../../lib/paths.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { actorOf } from '../guard.ts';

const libraryRoute = getRouteApi('/o/$org/shell/bibliotheek');
const productRoute = getRouteApi('/o/$org/shell/bibliotheek/product/$product');
const newRoute = getRouteApi('/o/$org/shell/bibliotheek/nieuw');
const keepRoute = getRouteApi('/o/$org/shell/bibliotheek/overnemen');
const changeRoute = getRouteApi('/o/$org/shell/bibliotheek/product/$product/wijzigen');
const compareRoute = getRouteApi('/o/$org/shell/bibliotheek/vergelijken');

export function LibraryPage() {
  const { org } = libraryRoute.useParams();
  const search = libraryRoute.useSearch();
  const navigate = libraryRoute.useNavigate();
  return (
    <>
      <LibraryScreen
        organisationSlug={org}
        search={search}
        onSearchChange={(changed) => void navigate({ search: changed, replace: true })}
      />
      <RememberedMatches organisationSlug={org} />
    </>
  );
}

export function ProductPage() {
  const { org, product } = productRoute.useParams();
  const { revision } = productRoute.useSearch();
  const navigate = useNavigate();
  return (
    <ProductScreen
      organisationSlug={org}
      uuid={product}
      revision={revision}
      onDeleted={() => void navigate(paths.library(org))}
    />
  );
}

export function NewProductPage() {
  const { t } = useTranslation();
  const { org } = newRoute.useParams();
  const { owner } = newRoute.useSearch();
  const { session } = newRoute.useRouteContext();
  const navigate = useNavigate();
  const forAll = may(actorOf(session.user), 'product.edit-for-all');
  return (
    <>
      <PageHeading title={t('library.add')} />
      <AddProduct
        organisationSlug={org}
        forAll={forAll}
        firstOwner={forAll && owner === 'provider' ? owner : 'organisation'}
        onStored={(uuid) => void navigate(paths.product(org, uuid))}
        onCancel={() => void navigate(paths.library(org))}
      />
    </>
  );
}

export function ChangeProductPage() {
  const { t } = useTranslation();
  const { org, product: uuid } = changeRoute.useParams();
  const navigate = useNavigate();
  const found = useQuery(productQuery(org, uuid));
  const back = () => void navigate(paths.product(org, uuid));
  return (
    <>
      <PageHeading title={t('library.changeTitle', { name: found.data?.name ?? '' })} />
      {found.isPending && <DelayedIndicator />}
      <FailedQuery query={found} />
      {found.data && (
        <ProductForm
          // The form begins anew only for another product: what is typed is kept while its figures are fetched again.
          key={found.data.uuid}
          organisationSlug={org}
          product={found.data}
          forAll={false}
          onStored={back}
          onCancel={back}
        />
      )}
    </>
  );
}

export function KeepPostsPage() {
  const { org } = keepRoute.useParams();
  return <KeepPosts organisationSlug={org} />;
}

export function CompareProductsPage() {
  const { org } = compareRoute.useParams();
  return <CompareProducts organisationSlug={org} products={chosenProducts(compareRoute.useSearch())} />;
}
