import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endPageFrame } from './page-frame.ts';

/** Sets the title of the browser tab: the screen first, so that several open tabs can be distinguished. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  // A screen with a title stands in the place of the frame that the page began with.
  useLayoutEffect(endPageFrame, []);
  const product = t('app.product');
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
}
