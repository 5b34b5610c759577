import type { SitePage } from '../content/site-pages.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { PageBody } from './page-body.tsx';

/** A page that consists of its text. */
export function TextPage({ page }: { readonly page: SitePage }) {
  return (
    <article className="page">
      <Breadcrumbs page={page} />
      <h1>{page.head.title}</h1>
      <p className="lead">{page.head.lead}</p>
      <PageBody page={page} />
    </article>
  );
}
