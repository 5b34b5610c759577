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
/** The height that a logo takes in the header. */
const LOGO_ROOM = 480;

/** The distance between the edge of a cell and its text. */
export const CELL_MARGIN = 100;

export const A4: PageSetup = {
  width: 11906,
  height: 16838,
  margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN, header: TO_EDGE, footer: TO_EDGE },
};

/**
 * Returns the page with its header, or its footer, as far from the edge as ours, or half-way to the text where the text
 * is near.
 */
export function clearOfEdge(
  page: PageSetup,
  { header, footer }: { readonly header: boolean; readonly footer: boolean },
): PageSetup {
  const { margins } = page;
  const clear = (own: number, margin: number) => Math.max(own, Math.min(TO_EDGE, Math.round(margin / 2)));
  return {
    ...page,
    margins: {
      ...margins,
      ...(header ? { header: clear(margins.header, margins.top) } : {}),
      ...(footer ? { footer: clear(margins.footer, margins.bottom) } : {}),
    },
  };
}

/** Returns the page with more room for its header. */
export function roomForLogo(page: PageSetup): PageSetup {
  return { ...page, margins: { ...page.margins, top: page.margins.top + LOGO_ROOM } };
}

export function contentWidthOf({ width, margins }: PageSetup): number {
  return width - margins.left - margins.right;
}

export function contentHeightOf({ height, margins }: PageSetup): number {
  return height - margins.top - margins.bottom;
}
