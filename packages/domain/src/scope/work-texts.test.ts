import { describe, expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { UNKNOWN_WORK } from './held-work.ts';
import {
  answeredText,
  lackingText,
  missingInAllText,
  notApplicableInAllText,
  notApplicableText,
  shortfallText,
  sizeText,
  slightlyBeyondText,
  unworkedText,
} from './work-texts.ts';

const inModules = (counts: Partial<Record<LifeCycleModule, number>>) =>
  LIFE_CYCLE_MODULES.map((module) => counts[module] ?? 0);

const WHOLE = { ...UNKNOWN_WORK, known: true, open: false };

describe('what a bid lacks, in words', () => {
  it('names the modules with their number of posts, and the posts that are not there', () => {
    const work = {
      ...WHOLE,
      lackingPosts: 5,
      modules: ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'],
      missingPosts: 4,
    } as const;
    expect(shortfallText(work, 'nl')).toBe(
      'A4, A5 en C1-C4 ontbreken geheel of deels bij 5 posten; 4 posten van de baseline staan er niet in',
    );
    expect(shortfallText(work, 'en')).toBe(
      'A4, A5 and C1-C4 are wholly or partly missing from 5 items; 4 items of the baseline are not in it',
    );
  });

  it('agrees with one of them, whose name may be a range', () => {
    expect(shortfallText({ ...WHOLE, lackingPosts: 1, modules: ['A1-A3'] }, 'nl')).toBe(
      'A1-A3 ontbreekt geheel of deels bij 1 post',
    );
    expect(shortfallText({ ...WHOLE, missingPosts: 1 }, 'nl')).toBe(
      '1 post van de baseline staat er niet in',
    );
  });

  it('calls an MKI that is stated alone that, and indicators that are missing, and neither a module that is', () => {
    const work = { ...WHOLE, lackingPosts: 5, modules: ['A1-A3', 'A4', 'D'] } as const;
    expect(shortfallText(work, 'nl', [{ kind: 'bare', posts: 5 }])).toBe(
      'bij 5 posten staat alleen een MKI, zonder milieu-indicatoren',
    );
    const kinds = [
      { kind: 'module:A4', posts: 3 },
      { kind: 'module:D', posts: 3 },
      { kind: 'module:C4', posts: 2 },
      { kind: 'indicators', posts: 1 },
      { kind: 'bare', posts: 1 },
    ] as const;
    const asked = [{ module: 'C4', posts: 1 }] as const;
    expect(shortfallText({ ...work, asked }, 'en', kinds)).toBe(
      'A4 and D are missing from 3 items; C4 is missing from 1 item; environmental indicators are missing from 1 item; ' +
        'for 1 item only an MKI is stated, without environmental indicators; ' +
        'module C4, which is required of each item, is empty for 1 item',
    );
    // If only modules are empty, one text names them together.
    expect(shortfallText(work, 'nl', [{ kind: 'module:A4', posts: 5 }])).toBe(shortfallText(work, 'nl'));
  });

  it('is that nobody knows, where nobody worked it out, and nothing where nothing lacks', () => {
    expect(shortfallText(UNKNOWN_WORK, 'nl')).toBe('het werk is nog niet met dat van de baseline vergeleken');
    expect(shortfallText(WHOLE, 'nl')).toBe('');
  });
});

describe('what a side lacks of what the other declares, in words', () => {
  it('names modules that posts leave empty', () => {
    const modules = inModules({ A4: 5, A5: 5 });
    expect(lackingText({ items: 5, modules }, 'nl')).toBe('A4 en A5 ontbreken bij 5 posten');
    expect(lackingText({ items: 5, modules }, 'en')).toBe('A4 and A5 are missing from 5 items');
  });

  it('names no module of posts that declare a part of each: there indicators are missing', () => {
    const bare = inModules({ 'A1-A3': 1, A4: 1 });
    expect(lackingText({ items: 1, modules: bare, partly: bare }, 'nl')).toBe(
      'milieu-indicatoren ontbreken bij 1 post',
    );
  });

  it('says of modules that some leave empty and others declare in part that it is one or the other', () => {
    const lacking = { items: 2, modules: inModules({ A4: 2 }), partly: inModules({ A4: 1 }) };
    expect(lackingText(lacking, 'nl')).toBe('A4 ontbreekt geheel of deels bij 2 posten');
  });

  it('tells posts that the other did not work out apart, which it is the other that lacks', () => {
    const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 3 : 2));
    const lacking = { items: 3, modules, unworked: 2 };
    expect(lackingText(lacking, 'nl')).toBe('A4 ontbreekt bij 1 post');
    expect(unworkedText(lacking, 'de baseline', 'nl')).toBe(
      '2 posten van de baseline ontbreken en zijn niet berekend',
    );
    const only = { items: 1, modules: modules.map(() => 1), unworked: 1 };
    expect(lackingText(only, 'en')).toBe('');
    expect(unworkedText(only, 'the baseline', 'en')).toBe(
      '1 item of the baseline is missing and was not calculated',
    );
    expect(unworkedText({ items: 1, modules }, 'de baseline', 'nl')).toBe('');
  });
});

it('says of a size that differs by how many posts, and nothing of one that does not', () => {
  expect(sizeText({ fewerPosts: 4, addedPosts: 0, differingPosts: 0 }, 'nl')).toBe(
    'omvang verschilt: 4 posten minder',
  );
  expect(sizeText({ fewerPosts: 1, addedPosts: 2, differingPosts: 3 }, 'en')).toBe(
    'the scope differs: 1 item fewer, 2 items more, 3 items with a different quantity or unit',
  );
  expect(sizeText(WHOLE, 'nl')).toBe('');
});

it('says what was recorded as not applicable, with its posts', () => {
  expect(notApplicableText({ subject: 'module:A4', posts: 5 }, 'nl')).toBe('module A4 bij 5 posten');
  // Only the indicators behind it count as 0.
  expect(notApplicableText({ subject: 'bare', posts: 2 }, 'nl')).toBe(
    'milieu-indicatoren achter een MKI die los is opgegeven bij 2 posten (die MKI telt zoals zij is opgegeven)',
  );
  expect(notApplicableText({ subject: 'posts', posts: 1 }, 'nl')).toBe(
    '1 post van de andere berekening die er niet in staat',
  );
});

it('says of several kinds together what was recorded as not applicable, modules of as many posts at once', () => {
  const kinds = [
    { kind: 'module:A1-A3', posts: 1 },
    { kind: 'module:C3', posts: 2 },
    { kind: 'module:C1', posts: 1 },
    { kind: 'bare', posts: 1 },
    { kind: 'posts', posts: 2 },
  ] as const;
  expect(notApplicableInAllText(kinds, 'nl')).toBe(
    'A1-A3 en C1 bij 1 post; C3 bij 2 posten; milieu-indicatoren achter een MKI die los is opgegeven bij 1 post ' +
      '(die MKI telt zoals zij is opgegeven); 2 posten van de andere berekening die er niet in staan',
  );
});

describe('a little that a bid declares and the baseline leaves empty, in words', () => {
  it('is named with its posts, and with that it counts; nothing where there is none, or where it is more', () => {
    const slight = { ...WHOLE, otherSlightPosts: 2, otherModules: ['B4', 'D'] } as const;
    expect(slightlyBeyondText(slight, 'nl')).toBe(
      'de baseline laat B4 en D geheel of deels leeg bij 2 posten; dat weegt minder dan 1 % en telt mee',
    );
    expect(slightlyBeyondText(slight, 'en')).toBe(
      'the baseline leaves B4 and D wholly or partly empty for 2 items; that is less than 1% and counts',
    );
    expect(slightlyBeyondText(WHOLE, 'nl')).toBe('');
    expect(slightlyBeyondText({ ...WHOLE, otherLackingPosts: 2, otherModules: ['D'] }, 'nl')).toBe('');
  });
});

describe('what counts as 0 because somebody said that there is nothing, in words', () => {
  it('names how many posts, and what they leave empty', () => {
    const one = { posts: 1, subjects: ['module:A4'] } as const;
    expect(answeredText(one, 'in de variant', 'nl')).toBe(
      'in de variant telt 1 post deels als 0, want A4 is vastgelegd als niet van toepassing',
    );
    const several = {
      posts: 5,
      subjects: ['module:A4', 'module:C1', 'module:C2', 'indicators', 'bare'],
    } as const;
    expect(answeredText(several, 'In de baseline', 'nl')).toBe(
      'In de baseline tellen 5 posten deels als 0, want A4, C1, C2 en milieu-indicatoren zijn vastgelegd als niet van toepassing',
    );
    expect(answeredText(one, 'in the variant', 'en')).toBe(
      'in the variant, 1 item partly counts as 0, because A4 was recorded as not applicable',
    );
    expect(answeredText({ posts: 2, subjects: ['indicators', 'bare'] }, 'In variant 2', 'en')).toBe(
      'In variant 2, 2 items partly count as 0, because environmental indicators were recorded as not applicable',
    );
    // An MKI that is stated alone counts as it is.
    expect(answeredText({ posts: 2, subjects: ['bare'] }, 'In variant 2', 'nl')).toBe(
      'In variant 2 staat bij 2 posten alleen een MKI, waarvan is vastgelegd dat er niets bij ontbreekt',
    );
  });
});

it('puts modules together that as many posts lack, beside what else is lacking', () => {
  const gaps = [
    { kind: 'module:A4', posts: 4 },
    { kind: 'module:C1', posts: 4 },
    { kind: 'module:C2', posts: 4 },
    { kind: 'module:D', posts: 1 },
    { kind: 'posts', posts: 2 },
    { kind: 'bare', posts: 3 },
  ] as const;
  expect(missingInAllText(gaps, 'nl')).toBe(
    'A4, C1 en C2 bij 4 posten; D bij 1 post; 2 posten van de baseline staan er niet in; ' +
      'milieu-indicatoren achter een MKI die los is opgegeven bij 3 posten',
  );
  expect(missingInAllText([], 'en')).toBe('');
});
