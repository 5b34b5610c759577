import type { HouseStyle } from '../house-style/house-style.ts';
import { PIXEL } from './example-template.ts';

/** Returns a house style with everything except a template. */
export function exampleHouseStyle(changes: Partial<HouseStyle> = {}): HouseStyle {
  return {
    organisation: 'Gemeente Voorbeeld',
    colours: { accent: '#8a1538', ground: '#2b2b2b' },
    logo: { kind: 'png', bytes: PIXEL, width: 400, height: 100 },
    texts: {
      nl: { closing: 'Aan dit document kunnen geen rechten worden ontleend.', contact: 'Stadhuis\n14 0123' },
      en: { closing: 'No rights can be derived from this document.', contact: 'Town hall' },
    },
    template: null,
    templateSection: null,
    ...changes,
  };
}
