import { displayIn, type Quantity } from '@milieuspoor/charts';
import { currentLanguage } from '../text/language.ts';

/** How a quantity is written, its unit in the language on the screen. */
export function displayOf(quantity: Quantity): ReturnType<typeof displayIn> {
  return displayIn(quantity, currentLanguage());
}
