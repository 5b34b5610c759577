import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { HelpSearch } from '../search/help-search.tsx';
import type { GuideChapter } from './guide-chapter.ts';
import { type GuideReader, GuideReaderContext, useGuidePlaces } from './guide-places.ts';
import { guideQuery } from './guide-query.ts';

/** The guide: its chapters, and the search of the help. */
export function GuideScreen(reader: GuideReader) {
  const { t } = useTranslation();
  const guide = useQuery(guideQuery(currentLanguage()));
  return (
    <GuideReaderContext value={reader}>
      <section>
        <PageHeading title={t('help.guide.title')} lead={t('help.guide.lead')} />
        {guide.isPending && <DelayedIndicator />}
        <FailedQuery query={guide} />
        {guide.data && (
          <HelpSearch>
            {(typed) =>
              typed.trim() === '' && (
                <div style={{ marginTop: 24 }}>
                  <GuideContents chapters={guide.data} />
                </div>
              )
            }
          </HelpSearch>
        )}
      </section>
    </GuideReaderContext>
  );
}

/** The chapters in their order. */
function GuideContents({ chapters }: { readonly chapters: readonly GuideChapter[] }) {
  const places = useGuidePlaces();
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, maxWidth: 760, typography: 'body1' }}>
      {chapters.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink {...places.guide(slug)} sx={{ display: 'inline-block', py: 1.25 }}>
            {title}
          </TextLink>
        </li>
      ))}
    </Box>
  );
}
