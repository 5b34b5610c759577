import type { Language } from '@milieuspoor/domain';
import type { SiteProvider } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';

/** A number in parts stays on one line. */
const NON_BREAKING = '\u00a0';

interface ProviderDetailsProps {
  readonly provider: SiteProvider;
  readonly language: Language;
}

/** Says who runs the site: name, address, how to reach them, and their number in the trade register. */
export function ProviderDetails({ provider, language }: ProviderDetailsProps) {
  const t = SITE_TEXTS[language].provider;
  return (
    <address>
      {[provider.name, ...provider.address].map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {`${t.phone}: `}
      <a href={`tel:${provider.phone.replace(/[^\d+]/g, '')}`}>
        {provider.phone.replaceAll(' ', NON_BREAKING)}
      </a>
      <br />
      {`${t.email}: `}
      <a href={`mailto:${provider.email}`}>{provider.email}</a>
      <br />
      {`${t.kvk}: ${provider.kvk}`}
    </address>
  );
}
