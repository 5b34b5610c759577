import type { Document, Element } from '@xmldom/xmldom';
import type { IThemeOptions } from 'docx';
import type { WordTemplate } from '../word-template.ts';
import { basedOn } from './based-on.ts';
import { wordElements, wordValue } from './word-elements.ts';

/**
 * The fonts of the first heading and of plain text (ISO/IEC 29500-1, 17.3.2.26 and 17.7.2): of the style itself, else of the
 * nearest style that it is based on, else of the whole document, else of the theme. The styles have our ids already.
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

/** A font of the theme goes before one by its name, as in Word. */
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
