import type { SitePage } from '../content/site-pages.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { ProviderDetails } from '../layout/provider-details.tsx';
import type { SiteSettings } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { ContactForm } from './contact-form.tsx';
import { PageBody } from './page-body.tsx';

interface ContactPageProps {
  readonly page: SitePage;
  readonly settings: SiteSettings;
  readonly asAnswer?: boolean;
}

export function ContactPage({ page, settings, asAnswer = false }: ContactPageProps) {
  return (
    <article className="page">
      <Breadcrumbs page={page} />
      <h1>{page.head.title}</h1>
      <p className="lead">{page.head.lead}</p>
      <h2>{SITE_TEXTS[page.language].form.title}</h2>
      <ContactForm page={page} settings={settings} asAnswer={asAnswer} />
      <h2>{SITE_TEXTS[page.language].provider.title}</h2>
      <ProviderDetails provider={settings.provider} language={page.language} />
      <PageBody page={page} />
    </article>
  );
}
