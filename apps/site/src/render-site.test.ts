import { HtmlValidate } from 'html-validate/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { SITE_PAGES } from './content/site-pages.ts';
import { ARTICLE_KEYS } from './pages/page-list.ts';
import { listPictures } from './render-site.tsx';
import {
  BUILT_FILES,
  EXAMPLE_PROVIDER,
  headingsOf,
  renderedSite,
  SITE_URL,
  valuesOf,
} from './testing/rendered-site.ts';
import { unusedFiles } from './testing/unused-files.ts';

let files: ReadonlyMap<string, string>;
/** pages by path, including those for an answer and for an unknown address */
let pages: [path: string, html: string][];

beforeAll(async () => {
  files = await renderedSite();
  pages = [...files].filter(([path]) => path.endsWith('.html'));
});

/** Returns the page that an address leads to, relative to the root of the site; null if it leads away from the site. */
function targetOf(path: string, address: string): string | null {
  if (/^(\/#\/|tel:|mailto:)/.test(address)) return null;
  const at = new URL(
    path.replace('.answers/contact.nl', 'contact/index').replace('.answers/contact.en', 'en/contact/index'),
    SITE_URL,
  );
  const url = new URL(address, at);
  if (!url.href.startsWith(SITE_URL)) return null;
  const target = url.pathname.slice(new URL(SITE_URL).pathname.length);
  return target === '' || target.endsWith('/') ? `${target}index.html` : target;
}

describe('every link', () => {
  it('leads to something that is there', () => {
    const there = new Set([...files.keys(), ...BUILT_FILES, ...listPictures().map(({ path }) => path)]);
    const broken = pages.flatMap(([path, html]) =>
      [...valuesOf(html, 'href'), ...valuesOf(html, 'src'), ...valuesOf(html, 'action')]
        .map((address) => targetOf(path, address))
        .filter((target) => target !== null && !there.has(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('to a place on its own page finds it', () => {
    for (const [path, html] of pages)
      for (const address of valuesOf(html, 'href').filter((each) => each.startsWith('#')))
        expect(valuesOf(html, 'id'), `${path} ${address}`).toContain(address.slice(1));
  });

  it('away from the site is an https address', () => {
    const away = pages.flatMap(([path, html]) =>
      valuesOf(html, 'href').filter(
        (address) => targetOf(path, address) === null && !/^(\/#\/|tel:|mailto:)/.test(address),
      ),
    );
    expect(away.length).toBeGreaterThan(0);
    for (const address of away) expect(address).toMatch(/^https:\/\//);
  });

  it('leads from the home page to every page, in each language', () => {
    const reached = new Set<string>();
    const follow = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const address of valuesOf(files.get(path) ?? '', 'href')) {
        const target = targetOf(path, address);
        if (target?.endsWith('.html')) follow(target);
      }
    };
    follow('index.html');
    for (const { path, key } of SITE_PAGES)
      if (key !== 'sent') expect(reached).toContain(`${path}index.html`);
  });
});

describe('both languages', () => {
  it('have the same pages, with the same headings, lists, figures and links', () => {
    const shapeOf = (body: string) => ({
      headings: [...body.matchAll(/^(#+) /gm)].map(([, marks]) => marks),
      items: [...body.matchAll(/^(?:-|\d+\.) /gm)].length,
      rows: [...body.matchAll(/^\|/gm)].length,
      figures: [...body.matchAll(/^```figure\n(.*)\n```$/gm)].map(([, name]) => name),
      links: [...body.matchAll(/\]\(((?:page|article):[\w-]+)\)/g)].map(([, target]) => target).sort(),
    });
    for (const page of SITE_PAGES.filter(({ language }) => language === 'nl')) {
      const other = SITE_PAGES.find(({ language, key }) => language === 'en' && key === page.key);
      expect(shapeOf(other?.body ?? ''), page.key).toEqual(shapeOf(page.body));
    }
  });

  it('show every text there is', () => {
    expect(unusedFiles()).toEqual([]);
  });

  it('say in the page which one it is, and where the other is', () => {
    for (const { path, language, key } of SITE_PAGES) {
      const html = files.get(`${path}index.html`) ?? '';
      expect(html).toContain(`<html lang="${language}">`);
      const other = SITE_PAGES.find((each) => each.key === key && each.language !== language);
      if (key !== 'sent') {
        expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`);
        const dutch = language === 'nl' ? path : other?.path;
        expect(
          [...html.matchAll(/hrefLang="([^"]*)" href="(https[^"]*)"/g)].map(([, of, url]) => `${of} ${url}`),
          path,
        ).toEqual([
          `${language} ${SITE_URL}${path}`,
          `${other?.language} ${SITE_URL}${other?.path}`,
          `x-default ${SITE_URL}${dutch}`,
        ]);
      }
    }
  });

  it('are written without long dashes', () => {
    for (const [path, html] of pages) expect(html, path).not.toContain('—');
  });
});

describe('every page', () => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      rules: {
        // React writes what HTML reads without regard to case, and ends void elements.
        'attr-case': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        // Boxes of one question have one name.
        'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
        'long-title': ['error', { maxlength: 60 }],
      },
    });
    const problems: string[] = [];
    for (const [path, html] of pages) {
      const report = await validator.validateString(html);
      for (const { messages } of report.results)
        for (const { ruleId, message, line, column } of messages)
          problems.push(`${path}:${line}:${column} ${ruleId} ${message}`);
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it('has one first heading, and no heading that skips a level', () => {
    for (const [path, html] of pages) {
      const levels = headingsOf(html).map(({ level }) => level);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), `${path} ${levels.join()}`).toBeLessThanOrEqual(1);
    }
  });

  it('has a name for each picture, or says that it means nothing', () => {
    for (const [path, html] of pages) {
      for (const [image = ''] of html.matchAll(/<img[^>]*>/g)) expect(image, path).toMatch(/ alt="[^"]+"/);
      for (const [, attributes = '', inside = ''] of html.matchAll(/<svg([^>]*)>([\s\S]*?)<\/svg>/g))
        if (!attributes.includes('aria-hidden="true"'))
          expect(inside, path).toMatch(/<title[^>]*>[^<]+<\/title>/);
    }
  });

  it('has a title and a description of its own, of a length that is shown whole', () => {
    const shown = SITE_PAGES.filter(({ key }) => key !== 'sent');
    for (const { head, path } of shown) {
      expect(head.head.length, path).toBeLessThanOrEqual(60);
      expect(head.description.length, path).toBeLessThanOrEqual(160);
      expect(head.description.length, path).toBeGreaterThanOrEqual(70);
    }
    expect(new Set(shown.map(({ head }) => head.head)).size).toBe(shown.length);
    expect(new Set(shown.map(({ head }) => head.description)).size).toBe(shown.length);
  });

  it('runs and styles nothing inline, and loads nothing of others', () => {
    for (const [path, html] of pages) {
      expect(html, path).not.toMatch(/ style="/);
      expect(html, path).not.toMatch(/<style/);
      expect(html, path).not.toMatch(/ on\w+="/);
      for (const [script = ''] of html.matchAll(/<script[^>]*>/g))
        expect(script, path).toMatch(/type="application\/ld\+json"|type="module" src="/);
      for (const address of valuesOf(html, 'src')) expect(address, path).not.toMatch(/^(https?:)?\/\//);
    }
  });
});

describe('the site map', () => {
  it('names every page that a search engine may show, and no other', () => {
    const named = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => url,
    );
    const shown = pages
      .filter(([, html]) => !html.includes('<meta name="robots" content="noindex"/>'))
      .map(([path]) => SITE_URL + path.replace(/index\.html$/, ''));
    expect([...named].sort()).toEqual(shown.sort());
  });

  it('names each page in both languages beside it, and where it is itself', () => {
    for (const [entry = ''] of (files.get('sitemap.xml') ?? '').matchAll(/<url>.*<\/url>/g)) {
      const own = /<loc>([^<]*)</.exec(entry)?.[1] ?? '';
      const both = [...entry.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)];
      expect(both.map(([, language]) => language).sort(), entry).toEqual(['en', 'nl']);
      expect(
        both.map(([, , url]) => url),
        entry,
      ).toContain(own);
    }
    expect(files.get('robots.txt')).toContain(`Sitemap: ${SITE_URL}sitemap.xml`);
  });
});

describe('a link to a page, shown by others', () => {
  it('has a picture of its own that the build draws, with words beside it', () => {
    const drawn = new Set(listPictures().map(({ path }) => SITE_URL + path));
    expect(drawn.size).toBe(SITE_PAGES.filter(({ key }) => key !== 'sent').length);
    for (const { path, key, head } of SITE_PAGES) {
      if (key === 'sent') continue;
      const html = files.get(`${path}index.html`) ?? '';
      const meta = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
      expect(drawn, path).toContain(meta('image'));
      expect(meta('url'), path).toBe(SITE_URL + path);
      expect([meta('title'), meta('image:alt')], path).toEqual([head.title, head.title]);
    }
  });
});

describe('the knowledge base', () => {
  it('has at least ten articles, each with a figure and its sources', () => {
    expect(ARTICLE_KEYS.length).toBeGreaterThanOrEqual(10);
    for (const page of SITE_PAGES.filter(({ kind }) => kind === 'article')) {
      expect(page.body, page.path).toMatch(/^```figure$/m);
      expect(files.get(`${page.path}index.html`), page.path).toMatch(/<figure[\s\S]*<svg[\s\S]*<\/figure>/);
      expect(page.body, page.path).toMatch(/^## (Bronnen|Sources)$/m);
    }
  });

  it('is offered as a feed, article by article', () => {
    for (const path of ['rss.xml', 'en/rss.xml'])
      expect(files.get(path)?.match(/<item>/g)).toHaveLength(ARTICLE_KEYS.length);
  });

  it('says what its figures show without JavaScript', () => {
    const page = files.get('kennisbank/wat-is-de-mki/index.html') ?? '';
    expect(page).toContain('<strong>€0,76</strong>');
    const award = files.get('kennisbank/mki-als-gunningscriterium/index.html') ?? '';
    expect(award).toContain('Inschrijver A wint, met een fictieve inschrijfprijs van €1.840.000,-');
    const rows = [...award.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
      ([, name, cells = '']) => [name, ...[...cells.matchAll(/>([^<]+)</g)].map(([, figure]) => figure)],
    );
    expect(rows).toEqual([
      ['Inschrijfprijs', '€2.000.000,-', '€1.940.000,-'],
      ['MKI', '€60.000,-', '€85.000,-'],
      ['Fictieve korting', '€160.000,-', '€60.000,-'],
      ['Fictieve inschrijfprijs', '€1.840.000,-', '€1.880.000,-'],
    ]);
  });
});

describe('what search engines are told', () => {
  const kindsOf = (path: string) =>
    [...(files.get(path) ?? '').matchAll(/"@type":"(\w+)"/g)].map(([, kind]) => kind);

  it('names the organisation, the course, articles, questions and the way to each page', () => {
    expect(kindsOf('index.html')).toContain('Organization');
    expect(kindsOf('trainingen/index.html')).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Course', 'FAQPage', 'Question']),
    );
    expect(kindsOf('en/knowledge-base/what-is-an-lca/index.html')).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Article']),
    );
  });

  it('is JSON', () => {
    for (const [path, html] of pages)
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
        expect(() => JSON.parse(json), path).not.toThrow();
  });
});

describe('what the site has to say', () => {
  it('names price and groups of the training', () => {
    const training = files.get('trainingen/index.html') ?? '';
    for (const said of [
      '€1.750,- per deelnemer, exclusief btw',
      '2 dagen',
      '4 tot 12 deelnemers',
      '4 tot 8 deelnemers',
      'vanaf 4 deelnemers',
    ])
      expect(training).toContain(said);
    const english = files.get('en/training/index.html') ?? '';
    for (const said of ['€1,750 per participant, excluding VAT', '2 days']) expect(english).toContain(said);
  });

  it('writes amounts in English as English does', () => {
    const english = pages.filter(([path]) => path.startsWith('en/') || path.endsWith('contact.en.html'));
    expect(english.some(([, html]) => html.includes('€100,000'))).toBe(true);
    for (const [path, html] of english) expect(html, path).not.toMatch(/\d,-|€\d+,\d{2}\b(?!,)/);
  });

  it('says on every page who runs it, and on the contact page how long a message is kept', () => {
    const { name, address, email, kvk } = EXAMPLE_PROVIDER;
    for (const [path, html] of pages)
      for (const said of [name, ...address, '030\u00a0123\u00a045\u00a067', email, kvk])
        expect(html, path).toContain(said);
    // In the text and at the foot.
    expect(files.get('contact/index.html')?.split(kvk)).toHaveLength(3);
    expect(files.get('contact/index.html')).toContain('twee jaar nadat het is afgehandeld');
    expect(files.get('en/contact/index.html')).toContain('two years after it has been handled');
  });

  it('lists the eleven categories of Set A1 and the nineteen of Set A2, and marks the six that nobody confirmed', () => {
    const rows = (path: string) => files.get(path)?.match(/<svg class="magnitude"/g)?.length;
    expect(rows('kennisbank/elf-milieueffecten-set-a1/index.html')).toBe(11);
    expect(rows('kennisbank/negentien-milieueffecten-set-a2/index.html')).toBe(19);
    const a2 = files.get('kennisbank/negentien-milieueffecten-set-a2/index.html');
    expect(a2?.match(/<small class="warn">onbevestigd<\/small>/g)).toHaveLength(6);
  });

  it('sends its form to the application where that stands elsewhere, and may', async () => {
    const elsewhere = await renderedSite('https://app.voorbeeld.example');
    const page = elsewhere.get('en/contact/index.html') ?? '';
    expect(page).toContain('action="https://app.voorbeeld.example/site/en/contact/"');
    expect(page).toContain('form-action &#x27;self&#x27; https://app.voorbeeld.example');
    expect(page).toContain('href="https://app.voorbeeld.example/#/login"');
  });
});
