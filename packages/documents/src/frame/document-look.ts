import { textColorOn, tintOf } from '@milieuspoor/domain';
import type { HouseStyle } from '../house-style/house-style.ts';
import { hasOwn, type WordTemplate } from '../house-style/word-template.ts';
import { COLOURS } from './document-styles.ts';
import {
  A4,
  clearOfEdge,
  contentHeightOf,
  contentWidthOf,
  type PageSetup,
  roomForLogo,
} from './page-setup.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** What pieces of a document are fitted to. Colours are hexadecimal digits. */
export interface DocumentLook {
  readonly page: PageSetup;
  /** between the margins, in twentieths of a point */
  readonly contentWidth: number;
  readonly contentHeight: number;
  readonly accent: string;
  /** behind the heads of tables */
  readonly ground: string;
  /** what is written on it; null where that is the colour of all text */
  readonly onGround: string | null;
  readonly pictures: Pick<PictureShelf, 'standIn'>;
}

/** Of the accent of a template, what lies behind the heads of tables. */
const GROUND_SHARE = 0.15;
/** The accent of a template that has no colour of its own: the product's would be nobody's there. */
const COLOURLESS = '#404040';

/** The chosen colours, else those of the template, else the product's; the page of the template, else A4. */
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

/** Where a header or footer is ours there has to be room for it, whatever the template left for the none that it has. */
function pageOf(style: HouseStyle | null, template: WordTemplate | null): PageSetup {
  const [ownHeader, ownFooter] = [hasOwn(template, 'headers'), hasOwn(template, 'footers')];
  const page = clearOfEdge(template?.page ?? A4, { header: !ownHeader, footer: !ownFooter });
  return style?.logo && !ownHeader ? roomForLogo(page) : page;
}

function coloursOf(
  style: HouseStyle | null,
  template: WordTemplate | null,
): Pick<DocumentLook, 'accent' | 'ground' | 'onGround'> {
  const accent = template && (template.accent ?? COLOURLESS);
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
