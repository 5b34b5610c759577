import { RESOURCE_KEYS, type ResourceKey } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { convert, findConversion, isSameUnit } from './unit-conversions.ts';

const IN: Readonly<Record<'ton' | 'mj' | 'uur' | 'tkm', readonly ResourceKey[]>> = {
  ton: ['primaryTon', 'secondaryTon', 'biobasedTon'],
  mj: ['renewableMj', 'fossilMj'],
  uur: ['equipmentEmissionFreeHours', 'equipmentOtherHours'],
  tkm: ['transportEmissionFreeTkm', 'transportOtherTkm'],
};

describe('a unit is converted to that of each resource that it measures, and to no other', () => {
  it.each([
    ['ton', ['ton', 't', 'tonnes', 'tonne', 'tons'], 1, 1],
    ['ton', ['kton'], 0.2, 200],
    ['ton', ['kg', 'kilo', 'kilogram'], 172, 0.172],
    ['ton', ['g', 'gram'], 250_000, 0.25],
    ['mj', ['MJ', 'megajoule'], 1, 1],
    ['mj', ['kJ'], 250, 0.25],
    ['mj', ['GJ'], 1.5, 1_500],
    ['mj', ['TJ'], 1.5, 1_500_000],
    ['mj', ['kWh'], 10, 36],
    ['mj', ['MWh'], 10, 36_000],
    ['uur', ['uur', 'uren', 'u', 'h', 'hr', 'hrs', 'hour', 'hours'], 1, 1],
    ['uur', ['min', 'minuut', 'minuten'], 90, 1.5],
    ['tkm', ['tkm', 'ton km', 'ton·km', 'tonkilometer'], 1, 1],
    ['tkm', ['kgkm', 'kg km'], 700, 0.7],
  ] as const)('%s: %j, of which %d are %d', (measure, units, stated, becomes) => {
    for (const unit of units) {
      for (const resource of RESOURCE_KEYS) {
        const conversion = findConversion(resource, unit);
        const measured = IN[measure].includes(resource);
        expect(conversion && convert(stated, conversion), `${unit} of ${resource}`).toBe(
          measured ? becomes : null,
        );
        // A conversion is only reported when the figure changes.
        if (conversion) expect(isSameUnit(conversion), unit).toBe(stated === becomes);
      }
    }
  });

  it.each(['', 'stuks', 'km', 'lb', 'constructor'])('‘%s’ is converted to none', (unit) => {
    for (const resource of RESOURCE_KEYS) expect(findConversion(resource, unit)).toBeNull();
  });
});
