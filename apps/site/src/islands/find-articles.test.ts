import { expect, it } from 'vitest';
import { findArticles } from './find-articles.ts';

const ARTICLES = [
  { key: 'modules', title: 'Modules', text: 'Module D en een EPD' },
  { key: 'epd', title: 'Een EPD beoordelen', text: 'Getoetste gegevens' },
  { key: 'wet', title: 'Wet en beleid', text: 'Coëfficiënt' },
];

it('finds a word in a title before the same word in a text', () => {
  expect(findArticles(ARTICLES, 'epd')).toEqual(['epd', 'modules']);
});

it('asks for every word', () => {
  expect(findArticles(ARTICLES, 'epd module')).toEqual(['modules']);
  expect(findArticles(ARTICLES, 'epd bestaatniet')).toEqual([]);
});

it('takes a straight and a curved apostrophe for the same', () => {
  const articles = [{ key: 'lca', title: 'Twee LCA’s', text: '' }];
  expect(findArticles(articles, "lca's")).toEqual(['lca']);
  expect(findArticles(articles, 'lca’s')).toEqual(['lca']);
});

it('minds no capitals and no accents', () => {
  expect(findArticles(ARTICLES, 'COEFFICIENT')).toEqual(['wet']);
});
