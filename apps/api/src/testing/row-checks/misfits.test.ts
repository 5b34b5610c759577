import { describe, expect, it } from 'vitest';
import { misfits } from './misfits.ts';
import type { OneShape, Shape } from './shape.ts';

const TEXT: OneShape = { kind: 'string' };
const NONE: OneShape = { kind: 'null' };
const OPTIONAL_TEXT: Shape = { kind: 'union', of: [TEXT, NONE] };
const PERSON: OneShape = {
  kind: 'object',
  properties: { name: { shape: TEXT, optional: false }, tel: { shape: OPTIONAL_TEXT, optional: true } },
};

describe('a value that its type excludes', () => {
  it.each<[Shape, unknown, unknown, string]>([
    [TEXT, 'a', 1, 'row is 1, its type is string'],
    [{ kind: 'number' }, 1, '1', 'row is "1", its type is number'],
    [{ kind: 'boolean' }, false, null, 'row is null, its type is boolean'],
    [{ kind: 'undefined' }, undefined, null, 'row is null, its type is undefined'],
    [NONE, null, undefined, 'row is undefined, its type is null'],
    [{ kind: 'literal', value: 'a1' }, 'a1', 'a2', 'row is "a2", its type is "a1"'],
    [{ kind: 'date' }, new Date(0), '1970-01-01', 'row is "1970-01-01", its type is date'],
    [{ kind: 'bytes' }, Buffer.from('a'), 'a', 'row is "a", its type is bytes'],
    [{ kind: 'array', of: TEXT }, ['a'], 'a', 'row is "a", its type is (string)[]'],
    [{ kind: 'array', of: TEXT }, [], ['a', 1], 'row[1] is 1, its type is string'],
    [{ kind: 'tuple', of: [TEXT, NONE] }, ['a', null], ['a'], 'row is an array, its type is [string, null]'],
    [{ kind: 'tuple', of: [TEXT, NONE] }, ['a', null], ['a', 'b'], 'row[1] is "b", its type is null'],
    [{ kind: 'record', of: TEXT }, { a: 'b' }, ['a'], 'row is an array, its type is Record<string, string>'],
    [{ kind: 'record', of: TEXT }, {}, { a: 1 }, 'row.a is 1, its type is string'],
    [PERSON, { name: 'a' }, new Date(0), 'row is a Date, its type is { name, tel }'],
    [PERSON, { name: 'a', tel: null }, { tel: null }, 'row.name is missing'],
    [PERSON, { name: 'a', tel: 'b' }, { name: 'a', tel: 1 }, 'row.tel is 1, its type is string | null'],
    [PERSON, { name: 'a' }, { name: 'a', age: 1 }, 'row.age is there, and its type has no such property'],
    [OPTIONAL_TEXT, null, 1, 'row is 1, its type is string | null'],
    // Only one of several is of its kind, and says where it differs.
    [{ kind: 'union', of: [PERSON, NONE] }, null, { name: 1 }, 'row.name is 1, its type is string'],
    [
      {
        kind: 'union',
        of: [
          { kind: 'array', of: TEXT },
          { kind: 'array', of: NONE },
        ],
      },
      [null],
      [1],
      'row is an array, its type is (string)[] | (null)[]',
    ],
  ])('%j takes %j, and of %j it says so', (shape, fits, differs, said) => {
    expect(misfits(fits, shape, 'row')).toEqual([]);
    expect(misfits(differs, shape, 'row')).toEqual([said]);
  });

  it('is none where anything is taken', () => {
    for (const value of [null, undefined, 1, 'a', [], {}])
      expect(misfits(value, { kind: 'anything' }, 'row')).toEqual([]);
  });
});
