import type { TakenOver } from '@milieuspoor/documents';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** The fields that staff fill in; colours '#rrggbb', both or neither. */
export interface StyleFields {
  readonly accentColour: string | null;
  readonly groundColour: string | null;
  readonly closingNl: string;
  readonly closingEn: string;
  readonly contactNl: string;
  readonly contactEn: string;
}

export interface StoredLogo {
  readonly logo: Buffer;
  readonly logoKind: 'png' | 'jpg';
  /** pixels */
  readonly logoWidth: number;
  readonly logoHeight: number;
}

export interface StoredTemplate {
  readonly template: Buffer;
  readonly templateName: string;
  readonly templateTaken: TakenOver;
}

type OrNull<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

/** A style as it is stored, including bytes. */
export interface HouseStyleRow extends StyleFields, OrNull<StoredLogo>, OrNull<StoredTemplate> {
  readonly revision: number;
  readonly modifiedAt: Date;
}

/** Returns the style of an organisation that the caller has found within their scope; null while nothing was set. */
export async function findHouseStyle(
  queries: Queries,
  organisationId: string,
): Promise<HouseStyleRow | null> {
  return findRow(
    queries,
    sql`
      SELECT revision, modified_at AS "modifiedAt", accent_colour AS "accentColour", ground_colour AS "groundColour",
        closing_nl AS "closingNl", closing_en AS "closingEn", contact_nl AS "contactNl", contact_en AS "contactEn",
        logo, logo_kind AS "logoKind", logo_width AS "logoWidth", logo_height AS "logoHeight",
        template, template_name AS "templateName", template_taken AS "templateTaken"
      FROM house_style WHERE organisation_id = ${organisationId}`,
  );
}

/** Stores a complete style as its next revision, while the organisation is locked. */
export async function storeHouseStyle(
  queries: Queries,
  organisationId: string,
  style: Omit<HouseStyleRow, 'revision'>,
): Promise<void> {
  const taken = style.templateTaken && JSON.stringify(style.templateTaken);
  const values = sql`${style.modifiedAt}, ${style.accentColour}, ${style.groundColour}, ${style.closingNl},
    ${style.closingEn}, ${style.contactNl}, ${style.contactEn}, ${style.logo}, ${style.logoKind}, ${style.logoWidth},
    ${style.logoHeight}, ${style.template}, ${style.templateName}, ${taken}::jsonb`;
  const columns = sql`modified_at, accent_colour, ground_colour, closing_nl, closing_en, contact_nl, contact_en,
    logo, logo_kind, logo_width, logo_height, template, template_name, template_taken`;
  await queries.execute(sql`
    INSERT INTO house_style (organisation_id, revision, ${columns}) VALUES (${organisationId}, 1, ${values})
    ON CONFLICT (organisation_id) DO UPDATE SET (revision, ${columns}) = (house_style.revision + 1, ${values})`);
}
