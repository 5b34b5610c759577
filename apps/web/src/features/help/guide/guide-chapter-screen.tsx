import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { GuideBlocks } from './guide-blocks.tsx';
import type { GuideChapter } from './guide-chapter.ts';
import { type GuideReader, GuideReaderContext, useGuidePlaces } from './guide-places.ts';
import { guideQuery } from './guide-query.ts';

interface GuideChapterScreenProps extends GuideReader {
  readonly slug: string;
}

/** One chapter, with links to the contents and to the next one. */
export function GuideChapterScreen({ slug, ...reader }: GuideChapterScreenProps) {
  const guide = useQuery(guideQuery(currentLanguage()));
  return (
    <GuideReaderContext value={reader}>
      {guide.isPending && <DelayedIndicator />}
      <FailedQuery query={guide} />
      {guide.data && <Chapter chapters={guide.data} slug={slug} />}
    </GuideReaderContext>
  );
}

function Chapter({ chapters, slug }: { readonly chapters: readonly GuideChapter[]; readonly slug: string }) {
  const { t } = useTranslation();
  const places = useGuidePlaces();
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
  const place = chapters.findIndex((each) => each.slug === slug);
  const chapter = chapters[place];
  const next = place < 0 ? undefined : chapters[place + 1];
  const contents = <LinkButton {...places.guide()}>{t('help.guide.contents')}</LinkButton>;
  if (!chapter)
    return (
      <section>
        <PageHeading title={t('help.guide.title')} />
        <EmptyState title={t('help.guide.missing')}>{contents}</EmptyState>
      </section>
    );
  return (
    <article>
      <PageHeading title={chapter.title} actions={contents} />
      <GuideBlocks blocks={chapter.blocks} />
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {next && (
          <LinkButton variant="outlined" {...places.guide(next.slug)} sx={{ overflowWrap: 'anywhere' }}>
            {t('help.guide.next', { title: next.title })}
          </LinkButton>
        )}
      </Box>
    </article>
  );
}
