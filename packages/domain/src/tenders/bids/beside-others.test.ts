import { describe, expect, it } from 'vitest';
import { besideOthersText, type LackingKind } from '../../scope/work-texts.ts';
import { leftBesideOthers } from './beside-others.ts';

const A4: LackingKind = { kind: 'module:A4', posts: 2 };

describe('what a bid leaves empty that another declares', () => {
  it('is told by kind, with the posts beside the bid of which it lacks most', () => {
    const left = leftBesideOthers([[{ ...A4, posts: 1 }], [A4, { kind: 'indicators', posts: 1 }], []], []);
    expect(left).toEqual([A4, { kind: 'indicators', posts: 1 }]);
    expect(besideOthersText(left, 'nl')).toBe(
      'een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten; milieu-indicatoren die niet zijn opgegeven bij 1 post',
    );
    expect(besideOthersText(left, 'en')).toBe(
      'another bid declares what is empty here: A4 for 2 items; environmental indicators that are not declared for 1 item',
    );
  });

  it('is nothing where nobody else declares more, and beside nobody', () => {
    expect(leftBesideOthers([[], []], [])).toEqual([]);
    expect(leftBesideOthers([], [])).toEqual([]);
    expect(besideOthersText([], 'nl')).toBe('');
  });

  it('is no post that another has besides, for that is another design', () => {
    expect(leftBesideOthers([[{ kind: 'posts', posts: 3 }]], [])).toEqual([]);
  });

  it('is not what it lacks of the baseline too: that was decided about, and the rest was not', () => {
    expect(leftBesideOthers([[A4]], [A4])).toEqual([]);
    expect(leftBesideOthers([[{ ...A4, posts: 5 }]], [A4])).toEqual([{ ...A4, posts: 3 }]);
  });
});
