import type { ProductRowAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLE_PRODUCT } from '../../testing/product-answers.ts';
import { inDutch } from '../../text/dutch.fixture.ts';
import { costText, coverageTexts, unlikeModulesText } from './product-texts.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const perModule = (modules: readonly string[]) =>
  LIFE_CYCLE_MODULES.map((module) => (modules.includes(module) ? 1 : null));

/** A product that declares an MKI in these modules of Set A1. */
function product(name: string, modules: readonly string[]): ProductRowAnswer {
  const { a1 } = EXAMPLE_PRODUCT.figures;
  if (!a1) throw new Error('The example has figures in Set A1');
  return {
    ...{ ...EXAMPLE_PRODUCT, name },
    figures: { a1: { ...a1, mki: modules.length, mki_per_module: perModule(modules) }, a2: null },
  };
}

test('a sum says which modules it covers, unless it covers all', () => {
  expect(coverageTexts(product('Beton', ['A1-A3', 'C1', 'C2', 'C3', 'D']), t)).toEqual([
    'Set A1: opgegeven in A1-A3, C1-C3, D, in andere modules niets.',
  ]);
  expect(coverageTexts(product('Beton', LIFE_CYCLE_MODULES), t)).toEqual([]);
});

test('without an MKI the modules are those of its CO2', () => {
  const { figures } = product('Beton', []);
  const a1 = figures.a1 && { ...figures.a1, mki: null, co2_per_module: perModule(['A4']) };
  expect(coverageTexts({ ...EXAMPLE_PRODUCT, figures: { a1, a2: null } }, t)).toEqual([
    'Set A1: opgegeven in A4, in andere modules niets.',
  ]);
});

test('what one of several products leaves empty and another declares is named', () => {
  const [whole, half] = [product('Heel', ['A1-A3', 'A4', 'C4']), product('Half', ['A1-A3'])];
  expect(unlikeModulesText([whole, half], 'a1', t)).toBe(
    'Deze producten geven niet dezelfde modules op. Wat leeg is, telt in de som als 0: Half (A4, C4).',
  );
  expect(unlikeModulesText([whole, whole], 'a1', t)).toBeNull();
  expect(unlikeModulesText([whole, half], 'a2', t)).toBeNull();
});

test.each([
  [4.04, 12.5, '€4,04 MKI en 12,50 kg CO2 per m3'],
  [4.04, null, '€4,04 MKI per m3, CO2 niet opgegeven'],
  [null, 12.5, '12,50 kg CO2 per m3'],
])('what a unit costs says which of both is not declared: %s and %s', (mki, co2, said) => {
  const figures = EXAMPLE_PRODUCT.figures.a1;
  if (!figures) throw new Error('the example has figures');
  expect(costText({ ...figures, mki, co2 }, 'm3', t).replaceAll('\u00a0', ' ')).toBe(said);
});
