import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the title of the browser tab: the screen first, so that several open tabs can be distinguished. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const product = t('app.product');
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
}
