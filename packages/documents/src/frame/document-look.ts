import { isLegibleOnPaper, textColorOn, tintOf } from '@milieuspoor/domain';
import { COLOURS } from '../house-style/document-styles.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import {
  A4,
  clearOfEdge,
  contentHeightOf,
  contentWidthOf,
  type PageSetup,
  roomForLogo,
} from '../house-style/page-setup.ts';
import { hasOwn, type WordTemplate } from '../house-style/word-template.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** The layout to which pieces of a document are fitted. Colours are hexadecimal digits. */
export interface DocumentLook {
  readonly page: PageSetup;
  /** between the margins, in twentieths of a point */
  readonly contentWidth: number;
  readonly contentHeight: number;
  readonly accent: string;
  /** the background of table headings */
  readonly ground: string;
  /** the colour of text on it; null where that is the colour of all text */
  readonly onGround: string | null;
  readonly pictures: Pick<PictureShelf, 'standIn'>;
}

/** The share of a template's accent in the background of table headings. */
const GROUND_SHARE = 0.15;
/** The accent for a template without a colour that is legible on paper, which should not get the product's. */
const COLOURLESS = '#404040';

/**
 * Returns the look: the chosen colours, else those of the template, else the product's; the page of the template, else
 * A4.
 */
export function documentLook(
  style: HouseStyle | null,
  template: WordTemplate | null,
  pictures: PictureShelf,
): DocumentLook {
  const page = pageOf(style, template);
  return {
    page,
    pictures,
    contentWidth: contentWidthOf(page),
    contentHeight: contentHeightOf(page),
    ...coloursOf(style, template),
  };
}

/** Returns the page. A header or footer of ours needs room, which a template without one may not leave. */
function pageOf(style: HouseStyle | null, template: WordTemplate | null): PageSetup {
  const [ownHeader, ownFooter] = [hasOwn(template, 'headers'), hasOwn(template, 'footers')];
  const page = clearOfEdge(template?.page ?? A4, { header: !ownHeader, footer: !ownFooter });
  return style?.logo && !ownHeader ? roomForLogo(page) : page;
}

function coloursOf(
  style: HouseStyle | null,
  template: WordTemplate | null,
): Pick<DocumentLook, 'accent' | 'ground' | 'onGround'> {
  const accent =
    template && (template.accent && isLegibleOnPaper(template.accent) ? template.accent : COLOURLESS);
  const colours = style?.colours ?? (accent && { accent, ground: tintOf(accent, GROUND_SHARE) });
  if (!colours) return { accent: COLOURS.primary, ground: COLOURS.soft, onGround: null };
  return {
    accent: digitsOf(colours.accent),
    ground: digitsOf(colours.ground),
    onGround: digitsOf(textColorOn(colours.ground)),
  };
}

function digitsOf(colour: string): string {
  return colour.slice(1).toUpperCase();
}
