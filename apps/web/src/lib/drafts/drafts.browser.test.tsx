import { expect, test } from 'vitest';
import { forgetDrafts, keepDraft, ownDrafts, readDraft } from './drafts.ts';

test('a draft is there until it is forgotten', () => {
  expect(readDraft('note 1')).toBeNull();
  keepDraft('note 1', { typed: 'Warm asfalt' });
  keepDraft('note 2', 'Iets anders');
  expect(readDraft('note 1')).toEqual({ typed: 'Warm asfalt' });
  keepDraft('note 1', null);
  expect([readDraft('note 1'), readDraft('note 2')]).toEqual([null, 'Iets anders']);
});

test('drafts are of one person: somebody else who signs in here finds none of them', () => {
  ownDrafts('an');
  keepDraft('note 1', 'Van An');
  ownDrafts('an');
  expect(readDraft('note 1')).toBe('Van An');
  ownDrafts('bo');
  expect(readDraft('note 1')).toBeNull();
});

test('nothing else that the tab keeps goes with them', () => {
  sessionStorage.setItem('of something else', 'stays');
  keepDraft('note 1', 'Van An');
  forgetDrafts();
  expect([readDraft('note 1'), sessionStorage.getItem('of something else')]).toEqual([null, 'stays']);
});

test('what the browser has no room for is not kept in part, nor what was there before', () => {
  keepDraft('note 1', 'kort');
  keepDraft('note 1', 'x'.repeat(20_000_000));
  expect(readDraft('note 1')).toBeNull();
});
