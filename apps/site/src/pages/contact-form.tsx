import { endpoints, SITE_MESSAGE_MAX } from '@milieuspoor/contract';
import { SITE_PRODUCT_TYPE_LABELS, SITE_PRODUCT_TYPES } from '@milieuspoor/domain';
import type { SitePage } from '../content/site-pages.ts';
import { getPage } from '../content/site-pages.ts';
import { relativeAddress } from '../layout/relative-address.ts';
import type { SiteSettings } from '../site-settings.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';

const FIELDS = [
  { name: 'first_name', text: 'firstName', type: 'text', complete: 'given-name', max: 100, required: true },
  { name: 'last_name', text: 'lastName', type: 'text', complete: 'family-name', max: 100, required: true },
  { name: 'email', text: 'email', type: 'email', complete: 'email', max: 254, required: true },
  { name: 'telephone', text: 'telephone', type: 'tel', complete: 'tel', max: 30, required: false },
  { name: 'company', text: 'company', type: 'text', complete: 'organization', max: 200, required: true },
] as const;

interface ContactFormProps {
  readonly page: SitePage;
  readonly settings: SiteSettings;
  /** true to leave placeholders in which the server fills in what was typed and what is wrong with it */
  readonly asAnswer?: boolean;
}

/**
 * The form, which is sent to its own page and answered by the application's server. The server says what is wrong, in
 * one place for visitors with and without JavaScript; the browser's own checks would use the browser's language.
 */
export function ContactForm({ page: { language, path }, settings, asAnswer = false }: ContactFormProps) {
  const t = SITE_TEXTS[language].form;
  const place = (kind: 'value' | 'problem' | 'invalid', name: string) =>
    asAnswer ? `{{${kind}:${name}}}` : '';
  // React does not know '{{…}}' as a value of this attribute.
  const invalid = (name: string) => ({ 'aria-invalid': (place('invalid', name) || 'false') as 'true' });
  const contactPath = getPage(language, 'contact').path;
  return (
    <form
      id="contact-form"
      className="contact"
      method="post"
      action={settings.appUrl ? `${settings.appUrl}/site/${contactPath}` : relativeAddress(path, contactPath)}
      noValidate
      data-endpoint={settings.appUrl ? '' : endpoints.sendSiteMessage.path}
      data-sending={t.sending}
      data-failed={t.failed}
      data-incomplete={t.incomplete}
    >
      <p className="notice" role="alert" tabIndex={-1}>
        {asAnswer ? '{{notice}}' : ''}
      </p>
      {FIELDS.map(({ name, text, type, complete, max, required }) => (
        <p key={name} className="field">
          <label htmlFor={name}>
            {t[text]} <small>{required ? t.required : t.optional}</small>
          </label>
          <input
            id={name}
            name={name}
            type={type}
            autoComplete={complete}
            maxLength={max}
            required={required}
            defaultValue={place('value', name)}
            aria-describedby={`${name}-problem`}
            {...invalid(name)}
          />
          <span className="problem" id={`${name}-problem`}>
            {place('problem', name)}
          </span>
        </p>
      ))}
      <fieldset className="field" aria-describedby="product_types-problem">
        <legend>
          {t.productTypes} <small>{t.required}</small>
        </legend>
        <span className="problem" id="product_types-problem">
          {place('problem', 'product_types')}
        </span>
        <div className="boxes">
          {SITE_PRODUCT_TYPES.map((type) => (
            <label key={type}>
              <input
                type="checkbox"
                name="product_types"
                value={type}
                {...(asAnswer ? { 'data-ticked': type } : {})}
              />{' '}
              {SITE_PRODUCT_TYPE_LABELS[language][type]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="field">
        <label htmlFor="message">
          {t.message} <small>{t.optional}</small>
        </label>
        <textarea
          id="message"
          name="message"
          rows={7}
          maxLength={SITE_MESSAGE_MAX}
          defaultValue={place('value', 'message')}
          aria-describedby="message-problem"
          {...invalid('message')}
        />
        <span className="problem" id="message-problem">
          {place('problem', 'message')}
        </span>
      </p>
      <p className="trap" aria-hidden="true">
        <label htmlFor="website">{t.website}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <p className="privacy">{t.privacy}</p>
      <p>
        <button type="submit" className="button">
          {t.send}
        </button>
      </p>
    </form>
  );
}
