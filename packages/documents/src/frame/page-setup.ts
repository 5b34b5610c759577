/** A page as it is printed, in twentieths of a point. */
export interface PageSetup {
  readonly width: number;
  readonly height: number;
  readonly margins: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
    /** from the edge of the page to the header, and to the footer */
    readonly header: number;
    readonly footer: number;
  };
}

const MARGIN = 1304;
const TO_EDGE = 708;
/** What a logo in the header takes. */
const LOGO_ROOM = 480;

/** Between the edge of a cell and its text. */
export const CELL_MARGIN = 100;

export const A4: PageSetup = {
  width: 11906,
  height: 16838,
  margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN, header: TO_EDGE, footer: TO_EDGE },
};

/** The same page with more room for its header. */
export function roomForLogo(page: PageSetup): PageSetup {
  return { ...page, margins: { ...page.margins, top: page.margins.top + LOGO_ROOM } };
}

export function contentWidthOf({ width, margins }: PageSetup): number {
  return width - margins.left - margins.right;
}

export function contentHeightOf({ height, margins }: PageSetup): number {
  return height - margins.top - margins.bottom;
}
