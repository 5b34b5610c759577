import { createHash } from 'node:crypto';
import type { HouseStyleAnswer } from '@milieuspoor/contract';
import type { HouseStyleRow } from './house-style.queries.ts';

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const;

export interface OwnedStyle {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly row: HouseStyleRow;
}

export function toHouseStyle({ organisation, row }: OwnedStyle): HouseStyleAnswer {
  return {
    organization: organisation.id,
    organization_name: organisation.name,
    accent_color: row.accentColour,
    ground_color: row.groundColour,
    closing_nl: row.closingNl,
    closing_en: row.closingEn,
    contact_nl: row.contactNl,
    contact_en: row.contactEn,
    logo: logoOf(row),
    template: templateOf(row),
    revision: row.revision,
  };
}

function logoOf({ logo, logoKind, logoWidth, logoHeight }: HouseStyleRow): HouseStyleAnswer['logo'] {
  if (!logo || !logoKind) return null;
  const image = `data:${MIME[logoKind]};base64,${logo.toString('base64')}`;
  return { image, width: logoWidth ?? 0, height: logoHeight ?? 0 };
}

function templateOf({
  template,
  templateName,
  templateTaken: taken,
}: HouseStyleRow): HouseStyleAnswer['template'] {
  if (!template || !taken) return null;
  return {
    name: templateName ?? '',
    bytes: template.length,
    sha256: createHash('sha256').update(template).digest('hex'),
    styles: [...taken.styles],
    heading_font: taken.headingFont,
    text_font: taken.textFont,
    page_width_mm: taken.pageWidthMm,
    page_height_mm: taken.pageHeightMm,
    headers: [...taken.headers],
    footers: [...taken.footers],
    sections: (taken.sections ?? []).map(({ pageWidthMm, pageHeightMm }) => ({
      page_width_mm: pageWidthMm,
      page_height_mm: pageHeightMm,
    })),
    section: taken.section ?? null,
    warnings: (taken.warnings ?? []).map(({ examplePage, ...warning }) => ({
      ...warning,
      example_page: examplePage,
    })),
  };
}
