import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { currentLanguage } from '../../../text/language.ts';
import { shownFaq } from '../faq/shown-faq.ts';
import { GUIDE_SCREENS, type GuideScreenName } from '../guide/guide-chapter.ts';
import { GuideReaderContext, useGuidePlaces } from '../guide/guide-places.ts';
import { guideQuery } from '../guide/guide-query.ts';
import { faqQuery } from '../help-queries.ts';
import { findInHelp } from './find-in-help.ts';

const searchSchema = z.object({ text: z.coerce.string().catch('').default('') });

/** Returns the search in the address, how to change it, and what it finds in the help that the reader can open. */
export function useHelpSearch() {
  const { t } = useTranslation();
  const language = currentLanguage();
  const [{ text: typed }, changeSearch] = useAddressSearch(searchSchema);
  const { viewer } = useContext(GuideReaderContext);
  const places = useGuidePlaces();
  const searches = typed.trim() !== '';
  const guide = useQuery({ ...guideQuery(language), enabled: searches });
  const faq = useQuery({ ...faqQuery, enabled: searches && !viewer });
  const titles: Readonly<Record<GuideScreenName, string>> = {
    account: t('settings.tabs.profile'),
    agenda: t('app.navigation.agenda'),
    contact: t('app.navigation.contact'),
    dashboard: t('app.navigation.dashboard'),
    faq: t('help.faq.title'),
    library: t('app.navigation.library'),
    settings: t('app.navigation.settings'),
    'workbook-layout': t('workbookHelp.title'),
  };
  const findings = findInHelp(
    {
      screens: GUIDE_SCREENS.filter((screen) => places.screen(screen) !== null).map((screen) => ({
        screen,
        title: titles[screen],
      })),
      questions: (faq.data ?? []).map((entry) => shownFaq(entry, language)),
      chapters: guide.data ?? [],
    },
    typed,
  );
  return {
    typed,
    searches,
    findings,
    queries: [guide, faq],
    change: (text: string) => changeSearch({ text }),
  };
}
