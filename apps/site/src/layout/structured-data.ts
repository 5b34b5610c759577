import { questionsOf } from '../content/questions.ts';
import type { SitePage } from '../content/site-pages.ts';
import { SITE_TEXTS } from '../text/site-texts.ts';
import { trailOf } from './breadcrumbs.tsx';

const TRAINING_PRICE_EUR = 1750;

type Thing = Readonly<Record<string, unknown>>;

/** Returns the subject of a page in the terms of schema.org. */
export function structuredData(page: SitePage, siteUrl: string): readonly Thing[] {
  const t = SITE_TEXTS[page.language];
  const organisation = {
    '@type': 'Organization',
    '@id': `${siteUrl}#organisation`,
    name: t.brand,
    url: siteUrl,
    logo: `${siteUrl}mark.svg`,
    description: t.tagline,
  };
  const things: Thing[] = [];
  if (page.key === 'home') things.push(organisation);
  else things.push(breadcrumbList(page, siteUrl));
  if (page.key === 'training')
    things.push({
      '@type': 'Course',
      name: t.course.name,
      description: t.course.description,
      inLanguage: 'nl',
      provider: organisation,
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: TRAINING_PRICE_EUR,
        priceCurrency: 'EUR',
      },
      hasCourseInstance: [
        { '@type': 'CourseInstance', courseMode: 'Onsite' },
        { '@type': 'CourseInstance', courseMode: 'Online' },
      ],
    });
  if (page.kind === 'article')
    things.push({
      '@type': 'Article',
      headline: page.head.title,
      description: page.head.description,
      inLanguage: page.language,
      datePublished: page.head.date,
      dateModified: page.head.date,
      image: `${siteUrl}${picturePath(page)}`,
      mainEntityOfPage: `${siteUrl}${page.path}`,
      author: organisation,
      publisher: organisation,
    });
  const questions = questionsOf(page.body);
  if (questions.length > 0)
    things.push({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  return things;
}

function breadcrumbList(page: SitePage, siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page).map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.head.nav,
      item: `${siteUrl}${each.path}`,
    })),
  };
}

/** Returns the path of the picture that others show beside a link to a page. */
export function picturePath({ language, key }: Pick<SitePage, 'language' | 'key'>): string {
  return `pictures/${language}-${key}.png`;
}
