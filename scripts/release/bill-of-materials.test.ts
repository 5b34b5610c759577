import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';
import { licenceOf, productPackages, referenceOf, thirdPartyLicences } from './third-party-licences.mjs';

/** The licences that may be used in a product under the EUPL and be distributed with it. */
const ACCEPTED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  // These compile style sheets in a build, or are fonts.
  ...['MPL-2.0', 'OFL-1.1'],
  'EUPL-1.2',
]);

interface Bill {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly licenses: readonly unknown[];
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const packages = productPackages();

describe('the bill of materials', () => {
  const text = billOfMaterials(packages);
  const bill: Bill = JSON.parse(text);

  it('lists what the product runs on once, with its licence and the digest of what was fetched', () => {
    const listed = bill.components.map((each) => each['bom-ref']);
    expect([...listed].sort()).toEqual(packages.map(referenceOf).sort());
    for (const name of ['pg', 'fastify', 'react-dom', 'zod'])
      expect(
        listed.some((each) => each.startsWith(`${name}@`)),
        name,
      ).toBe(true);
    expect(listed.some((each) => each.startsWith('vitest@'))).toBe(false);
    for (const { group, name, licenses, hashes } of bill.components) {
      expect(licenses, name).toHaveLength(1);
      if (group === '@milieuspoor') continue;
      expect(hashes?.[0]?.alg, name).toBe('SHA-512');
      expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  it('says what needs what, and names the product', () => {
    expect(bill.metadata.component.name).toBe('milieuspoor');
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn ?? []]));
    const of = (name: string) => [...needs].find(([ref]) => ref.startsWith(`${name}@`))?.[1].join(' ');
    expect(of('milieuspoor')).toContain('@milieuspoor/api@');
    expect(of('@milieuspoor/api')).toContain(' fastify@');
    expect(of('fastify')).toContain('find-my-way@');
  });

  it('is the same every time', () => {
    expect(billOfMaterials(productPackages())).toBe(text);
  });
});

describe('the licences of others', () => {
  it('are those that may be handed on', () => {
    const others = packages.filter(({ manifest }) => !ACCEPTED.has(licenceOf(manifest)));
    expect(others.map((each) => `${referenceOf(each)}: ${licenceOf(each.manifest)}`)).toEqual([]);
  });

  it('stand under one another with the texts that came along', () => {
    const text = thirdPartyLicences(packages);
    expect(text).toMatch(/^react-dom@[\d.]+ \(MIT\)$/m);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).not.toContain('@milieuspoor/');
  });

  it('are not guessed', () => {
    expect(() => licenceOf({ name: 'without' })).toThrow('without does not say its licence');
  });
});
