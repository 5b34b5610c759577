import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readGuideChapter } from './read-guide-chapter.ts';

/** Ships a chapter of `docs/guide` in the form in which it is shown, so that no page reads Markdown. */
export function guideAtBuild(): Plugin {
  return {
    name: 'guide-at-build',
    transform(code, id) {
      if (!/\/docs\/guide\/(nl|en)\/[^/]+\.md$/.test(id)) return null;
      const chapter = readGuideChapter(basename(id), code);
      return { code: `export default ${JSON.stringify(chapter)};`, map: null };
    },
  };
}
