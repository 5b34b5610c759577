import type { Language } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import type { GuideChapter } from './guide-chapter.ts';

/** The guide in a language; it is fetched when somebody reads or searches it. */
export const guideQuery = (language: Language) =>
  queryOptions({
    queryKey: ['guide', language],
    queryFn: async (): Promise<readonly GuideChapter[]> =>
      (await (language === 'en' ? import('./guide-en.ts') : import('./guide-nl.ts'))).chapters,
    staleTime: Number.POSITIVE_INFINITY,
  });
