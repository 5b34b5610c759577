import { Math as Equation, MathFraction, MathRun, Paragraph } from 'docx';
import { STYLES } from '../house-style/document-styles.ts';

/** A part of a formula: words, or a fraction. */
export type FormulaPart = string | { readonly over: string; readonly under: string };

/** Returns a formula as Word's own equation, in words and figures, so that it can be read aloud and changed. */
export function formula(parts: readonly FormulaPart[]): Paragraph {
  return new Paragraph({
    style: STYLES.formula,
    children: [
      new Equation({
        children: parts.map((part) =>
          typeof part === 'string'
            ? words(part)
            : new MathFraction({ numerator: [words(part.over)], denominator: [words(part.under)] }),
        ),
      }),
    ],
  });
}

/** Writes upright letters with spaces, in the font of the text. */
function words(text: string): MathRun {
  return new MathRun({ text, normalText: true });
}
