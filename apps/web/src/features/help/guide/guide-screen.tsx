import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { currentLanguage } from '../../../text/language.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { findInGuide } from './find-in-guide.ts';
import type { GuideChapter } from './guide-chapter.ts';
import { GuideFindings } from './guide-findings.tsx';
import { type GuideReader, GuideReaderContext, useGuidePlaces } from './guide-places.ts';
import { guideQuery } from './guide-query.ts';

const searchSchema = z.object({ text: z.coerce.string().catch('').default('') });

/** The guide: its chapters, and a search through their text. */
export function GuideScreen(reader: GuideReader) {
  const { t } = useTranslation();
  const guide = useQuery(guideQuery(currentLanguage()));
  const [{ text: search }, changeSearch] = useAddressSearch(searchSchema);
  const findings = findInGuide(guide.data ?? [], search);
  return (
    <GuideReaderContext value={reader}>
      <section>
        <PageHeading title={t('help.guide.title')} lead={t('help.guide.lead')} />
        {guide.isPending && <DelayedIndicator />}
        <FailedQuery query={guide} />
        {guide.data && (
          <>
            <SearchField
              label={t('help.guide.search')}
              clearLabel={t('help.faq.clearSearch')}
              value={search}
              onChange={(value) => changeSearch({ text: value })}
            />
            <span role="status">
              <VisuallyHidden>
                {search.trim() !== '' && t('help.guide.found', { count: findings.length })}
              </VisuallyHidden>
            </span>
            <div style={{ marginTop: 24 }}>
              {search.trim() === '' && <GuideContents chapters={guide.data} />}
              {search.trim() !== '' && findings.length > 0 && <GuideFindings findings={findings} />}
              {search.trim() !== '' && findings.length === 0 && (
                <EmptyState title={t('help.guide.noMatch', { search })} hint={t('help.guide.noMatchHint')} />
              )}
            </div>
          </>
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
