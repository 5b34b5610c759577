import { expect, it } from 'vitest';
import { ORGANISATION_SLUG_FORM, ORGANISATION_SLUG_MAX, slugOf } from './organisation-slug.ts';

it.each([
  ['Gemeente Meerdijk', 'gemeente-meerdijk'],
  ['  Waterschap Súd & Zee (Noord) ', 'waterschap-sud-zee-noord'],
  ['’s-Hertogenbosch', 's-hertogenbosch'],
  ['***', ''],
])('the name %j suggests the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('a long name is cut off, and what is left still has the form of a slug', () => {
  const slug = slugOf(`${'a'.repeat(ORGANISATION_SLUG_MAX - 1)} en meer`);
  expect(slug).toBe('a'.repeat(ORGANISATION_SLUG_MAX - 1));
  expect(slug).toMatch(ORGANISATION_SLUG_FORM);
});
