import { SITE_PAGES } from '../content/site-pages.ts';

const files = Object.keys(import.meta.glob('../../content/*/**/*.md'));

/** Returns the names of files of `content` that no page shows. */
export function unusedFiles(): string[] {
  const used = new Set(
    SITE_PAGES.map(({ kind, language, key }) =>
      kind === 'article' ? `${language}/articles/${key}.md` : `${language}/${key}.md`,
    ),
  );
  return files.map((path) => path.replace('../../content/', '')).filter((name) => !used.has(name));
}
