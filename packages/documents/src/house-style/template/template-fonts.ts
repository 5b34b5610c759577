import type { Document, Element } from '@xmldom/xmldom';
import type { IThemeOptions } from 'docx';
import type { WordTemplate } from '../word-template.ts';
import { basedOn } from './based-on.ts';
import { wordElements, wordValue } from './word-elements.ts';

/**
 * Returns the fonts of the first heading and of plain text (ISO/IEC 29500-1, 17.3.2.26 and 17.7.2): from the style
 * itself, else from the nearest style on which it is based, else from the whole document, else from the theme. The
 * styles already have our ids.
 */
export function templateFonts(styles: Document, theme: IThemeOptions | null): WordTemplate['fonts'] {
  const { headings, body } = theme?.fonts ?? {};
  return {
    heading: fontOfStyle(styles, 'Heading1', theme) ?? latin(headings),
    text: fontOfStyle(styles, 'Normal', theme) ?? latin(body),
  };
}

function fontOfStyle(styles: Document, id: string, theme: IThemeOptions | null): string | null {
  const named = [...basedOn(styles, id), ...wordElements(styles, 'rPrDefault')]
    .map((each) => fontNamedIn(each, theme))
    .find((font) => font !== null);
  return named ?? null;
}

/** Returns the font. A font of the theme precedes one by name, as in Word. */
function fontNamedIn(formatting: Element, theme: IThemeOptions | null): string | null {
  const [fonts] = wordElements(formatting, 'rFonts');
  const ofTheme = wordValue(fonts, 'asciiTheme');
  const { headings, body } = theme?.fonts ?? {};
  return (
    (ofTheme && latin(ofTheme.startsWith('major') ? headings : body)) || wordValue(fonts, 'ascii') || null
  );
}

type ThemeFont = NonNullable<IThemeOptions['fonts']>['body'];

function latin(font: ThemeFont): string | null {
  return (typeof font === 'string' ? font : font?.latin) ?? null;
}
