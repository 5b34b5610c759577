import { getPage, type SitePage } from '../content/site-pages.ts';
import { Figure } from '../figures/figure.tsx';
import { isFigureName } from '../figures/figure-names.ts';
import { relativeAddress } from '../layout/relative-address.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { ARTICLE_KEYS, PAGE_KEYS } from './page-list.ts';

const KEYS = [...PAGE_KEYS, ...ARTICLE_KEYS];

interface PageBodyProps {
  readonly page: SitePage;
  /** a part of its text; without it, all of the text */
  readonly part?: string;
}

/** The text of a page with its links and figures. */
export function PageBody({ page, part }: PageBodyProps) {
  const { language, path, body } = page;
  return (
    <div className="text">
      <Markdown
        text={part ?? body}
        linkTo={(name) => {
          const key = KEYS.find((each) => each === name);
          if (!key) throw new Error(`${path} links to "${name}", which is no page`);
          return relativeAddress(path, getPage(language, key).path);
        }}
        figure={(name) => {
          if (!isFigureName(name)) throw new Error(`${path} asks for the figure "${name}"`);
          return <Figure name={name} language={language} />;
        }}
      />
    </div>
  );
}
