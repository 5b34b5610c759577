import type { Language } from '@milieuspoor/domain';
import { hydrateRoot } from 'react-dom/client';
import { AwardCalculator } from '../figures/award-calculator.tsx';
import { isLiveFigure, type LiveFigure } from '../figures/figure-names.ts';
import { MkiCalculator } from '../figures/mki-calculator.tsx';

const FIGURES: Readonly<Record<LiveFigure, (props: { readonly language: Language }) => React.ReactNode>> = {
  'mki-calculator': MkiCalculator,
  'award-calculator': AwardCalculator,
};

const alive = new WeakSet<HTMLElement>();

/** Takes over a figure that was drawn at build; a second call does nothing. */
export function bringToLife(place: HTMLElement): void {
  const name = place.dataset.figure ?? '';
  if (!isLiveFigure(name) || alive.has(place)) return;
  alive.add(place);
  const Figure = FIGURES[name];
  hydrateRoot(place, <Figure language={place.dataset.language === 'en' ? 'en' : 'nl'} />);
}
