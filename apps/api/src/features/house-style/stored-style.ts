import type { HouseStyle } from '@milieuspoor/documents';
import type { Queries } from '../../database/open-database.ts';
import { findHouseStyle, type HouseStyleRow } from './house-style.queries.ts';

/** The style of an organisation that set nothing: the look of the product. */
export const NOTHING_SET: HouseStyleRow = {
  revision: 0,
  modifiedAt: new Date(0),
  ...{ accentColour: null, groundColour: null },
  ...{ closingNl: '', closingEn: '', contactNl: '', contactEn: '' },
  ...{ logo: null, logoKind: null, logoWidth: null, logoHeight: null },
  ...{ template: null, templateName: null, templateTaken: null },
};

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Returns the style in which documents of an organisation are written. */
export async function findDocumentStyle(queries: Queries, owner: Owner): Promise<HouseStyle> {
  return toDocumentStyle((await findHouseStyle(queries, owner.id)) ?? NOTHING_SET, owner);
}

export function toDocumentStyle(row: HouseStyleRow, { name }: Pick<Owner, 'name'>): HouseStyle {
  const { accentColour: accent, groundColour: ground, logo, logoKind, logoWidth, logoHeight } = row;
  return {
    organisation: name,
    colours: accent && ground ? { accent, ground } : null,
    logo:
      logo && logoKind && logoWidth && logoHeight
        ? { kind: logoKind, bytes: logo, width: logoWidth, height: logoHeight }
        : null,
    texts: {
      nl: { closing: row.closingNl, contact: row.contactNl },
      en: { closing: row.closingEn, contact: row.contactEn },
    },
    template: row.template,
    templateSection: row.templateTaken?.section ?? null,
  };
}
