import type { Language } from '../format/language.ts';

/** The work of somebody who writes through the site: what they make, build with or buy, in the order of the form. */
export const SITE_PRODUCT_TYPES = [
  'asphalt',
  'concrete',
  'foundation',
  'paving',
  'steel',
  'timber',
  'pipes',
  'earthworks',
  'planting',
  'other',
] as const;
export type SiteProductType = (typeof SITE_PRODUCT_TYPES)[number];

/** Display names of the types: the form shows them, and the message to the provider names them. */
export const SITE_PRODUCT_TYPE_LABELS: Readonly<Record<Language, Readonly<Record<SiteProductType, string>>>> =
  {
    nl: {
      asphalt: 'Asfalt',
      concrete: 'Beton',
      foundation: 'Funderingsmateriaal',
      paving: 'Elementenverharding',
      steel: 'Staal',
      timber: 'Hout',
      pipes: 'Riolering en leidingen',
      earthworks: 'Grondwerk',
      planting: 'Groen',
      other: 'Iets anders',
    },
    en: {
      asphalt: 'Asphalt',
      concrete: 'Concrete',
      foundation: 'Foundation material',
      paving: 'Block paving',
      steel: 'Steel',
      timber: 'Timber',
      pipes: 'Sewers and pipes',
      earthworks: 'Earthworks',
      planting: 'Planting',
      other: 'Something else',
    },
  };
