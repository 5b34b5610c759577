import { displayIn, type Quantity } from '@milieuspoor/charts';
import { currentLanguage } from '../text/language.ts';

/** Returns how a quantity is written, with its unit in the language of the screen. */
export function displayOf(quantity: Quantity): ReturnType<typeof displayIn> {
  return displayIn(quantity, currentLanguage());
}
