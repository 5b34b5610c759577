import { Math as Equation, MathFraction, MathRun, Paragraph } from 'docx';
import { STYLES } from '../frame/document-styles.ts';

/** A part of a formula: words, or one thing divided by another. */
export type FormulaPart = string | { readonly over: string; readonly under: string };

/** A formula as Word's own equation, in words and figures, so that it is read aloud and can be changed. */
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

/** Upright and with its spaces, in the font of the text. */
function words(text: string): MathRun {
  return new MathRun({ text, normalText: true });
}
