import { describe, expect, it } from 'vitest';
import { knownProduct, soughtPost } from './example-product.fixture.ts';
import { createMatcher, postKey } from './match-products.ts';
import type { KnownProduct, SoughtPost } from './product-match.ts';

const granulate = knownProduct('a', { name: 'Menggranulaat', rawCodes: ['31.42.01'] }, 2);
const asphalt = knownProduct('b', { name: 'Asfalt AC 16 surf', rawCodes: ['31.42.07', '314208'] }, 9);
const library = [granulate, asphalt];

const match = (post: Partial<SoughtPost>, known: readonly KnownProduct[] = library) =>
  createMatcher(known)(soughtPost(post));

describe('a match is certain', () => {
  it('by the id in the row, whatever its name', () => {
    expect(match({ productId: 'b' })).toMatchObject({ kind: 'certain', id: 'b', by: 'product-id' });
  });

  it('by a RAW code that one product has, in any spelling', () => {
    expect(match({ product: 'Verharding', rawCode: '31 42 08' })).toMatchObject({
      ...{ kind: 'certain', id: 'b', by: 'raw-code', mkiEurPerPostUnit: 9 },
    });
  });

  it('by name and unit', () => {
    expect(match({ product: 'asfalt  ac 16 SURF', unit: 't' })).toMatchObject({ id: 'b', by: 'name' });
  });

  it('by an answer that was given before, which a RAW code does not overrule', () => {
    const post = soughtPost({ product: 'Verharding', rawCode: '31.42.01' });
    const answered = (id: string | null) => createMatcher(library, new Map([[postKey(post), id]]))(post);
    expect(answered('b')).toMatchObject({ kind: 'certain', id: 'b', by: 'remembered' });
    expect(answered(null)).toMatchObject({
      kind: 'answered-none',
      proposals: [{ id: 'a', by: 'raw-code' }, { id: 'b' }],
    });
    // Another unit, name or code is another post.
    for (const other of [{ unit: 'm2' }, { product: 'Fundering' }, { rawCode: '31.42.02' }])
      expect(postKey({ ...post, ...other })).not.toBe(postKey(post));
    expect(postKey({ ...post, unit: 'Ton', product: 'VERHARDING', rawCode: '314201' })).toBe(postKey(post));
    // The product of that answer is gone.
    expect(answered('gone')).toMatchObject({ kind: 'certain', id: 'a', by: 'raw-code' });
  });

  it('with the MKI of a unit of the post: a kg of a product of 2 euro per ton is 0.002 euro', () => {
    expect(match({ productId: 'a', unit: 'kg' })).toMatchObject({ mkiEurPerPostUnit: 0.002 });
    expect(match({ productId: 'c' }, [knownProduct('c', {}, null)])).toMatchObject({
      mkiEurPerPostUnit: null,
    });
  });
});

describe('a match is asked', () => {
  it('when two products have the code, or the name and the unit', () => {
    const twin = knownProduct('c', { name: 'Menggranulaat', rawCodes: ['31.42.01'] });
    expect(match({ product: 'x', rawCode: '31.42.01' }, [granulate, twin])).toMatchObject({
      ...{
        kind: 'asked',
        proposals: [
          { id: 'a', by: 'raw-code' },
          { id: 'c', by: 'raw-code' },
        ],
      },
    });
    expect(match({}, [twin, granulate])).toMatchObject({ proposals: [{ id: 'a', by: 'name' }, { id: 'c' }] });
  });

  it('when code and name lead to two products', () => {
    expect(match({ product: 'Asfalt AC 16 surf', rawCode: '31.42.01' })).toMatchObject({
      ...{
        kind: 'asked',
        proposals: [
          { id: 'a', by: 'raw-code' },
          { id: 'b', by: 'name' },
        ],
      },
    });
  });

  it('when the row names a product that is not there, although its name is', () => {
    expect(match({ productId: 'gone' })).toMatchObject({
      kind: 'asked',
      unknownId: true,
      proposals: [{ id: 'a' }],
    });
  });

  it('with what is of the same section of the RAW system, the longest common code first', () => {
    expect(match({ product: 'Iets', rawCode: '31.42.02' })).toMatchObject({
      proposals: [
        { id: 'b', by: 'raw-section' },
        { id: 'a', by: 'raw-section' },
      ],
    });
    expect(match({ product: 'Iets', rawCode: '31.43.01' })).toMatchObject({ proposals: [] });
  });

  it('with nearly the same names, the nearest first', () => {
    const thick = ['200mm', '250mm', '300mm'].map((size) =>
      knownProduct(size, { name: `Menggranulaat, ${size}` }),
    );
    expect(match({ product: 'Menggranulaat 250mm' }, thick)).toMatchObject({
      proposals: [
        { id: '250mm', by: 'near-name' },
        { id: '200mm', by: 'near-name' },
        { id: '300mm', by: 'near-name' },
      ],
    });
    expect(match({ product: 'Beton' }, thick)).toMatchObject({ proposals: [] });
    expect(match({ product: 'Menggranulaat 0/31,5 leveren en verwerken' })).toMatchObject({
      proposals: [{ id: 'a', by: 'near-name' }],
    });
  });
});

describe('a unit that nothing leads to', () => {
  it('refuses the product that the post means, and says which and why', () => {
    expect(match({ productId: 'a', unit: 'm2' })).toEqual({
      kind: 'asked',
      proposals: [],
      refused: [{ id: 'a', by: 'product-id', reason: 'no-conversion' }],
      unknownId: false,
    });
    expect(match({ product: 'x', rawCode: '31.42.01', unit: 'm2' })).toMatchObject({
      refused: [{ id: 'a', by: 'raw-code', reason: 'no-conversion' }],
    });
  });

  it('leaves no doubt aside: the code says another product than the name, whose unit fits', () => {
    expect(
      match({ product: 'Menggranulaat', rawCode: '99.99.99', unit: 'ton' }, [
        granulate,
        knownProduct('c', { name: 'Band', unit: 'm', rawCodes: ['99.99.99'] }),
      ]),
    ).toMatchObject({ kind: 'asked', refused: [{ id: 'c' }], proposals: [{ id: 'a', by: 'name' }] });
  });
});
