import { type ChartModel, leadOf } from '@milieuspoor/charts';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Drawing, Span } from '../canvas/drawing.ts';
import { type PointedPlace, placeByKey } from './pointed-place.ts';
import { keysIn } from './use-brush.ts';

interface Pointed {
  readonly model: ChartModel;
  readonly place: PointedPlace;
  /** the category from which Shift spans to the place; null without Shift */
  readonly spansFrom: number | null;
}

interface Picks {
  readonly onPick: ((key: string, clickedAt: null) => void) | undefined;
  /** absent where categories cannot be chosen together */
  readonly onPickSpan: ((keys: readonly string[]) => void) | undefined;
}

interface Pointing {
  /** null while no place is selected */
  readonly place: PointedPlace | null;
  /** the categories that Enter chooses together; null where it chooses one */
  readonly span: Span | null;
  /** whether the keyboard is in the chart, and no place is selected yet */
  readonly invited: boolean;
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Gives the keyboard the tooltips that the mouse has, lets Enter do what a click does, and Shift with an arrow what
 * dragging does.
 */
export function usePointedPlace(
  model: ChartModel,
  drawing: Drawing | null,
  { onPick, onPickSpan }: Picks,
): Pointing {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [focused, setFocused] = useState(false);
  // With new figures the selection starts again.
  const current = pointed?.model === model ? pointed : null;
  const place = current?.place ?? null;
  const [first, last] = spanOf(current);
  useEffect(() => drawing?.point(place), [drawing, place]);
  useEffect(() => {
    if (!drawing || first === null || last === null) return;
    drawing.band({ first, last });
    return () => drawing.band(null);
  }, [drawing, first, last]);
  const span = first === null || last === null ? null : { first, last };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const lead = place && leadOf(model, place.series, place.category);
    const next = placeByKey(model, place, event.key);
    if (next) {
      const spans = event.shiftKey && onPickSpan !== undefined && place !== null;
      const spansFrom = spans ? (current?.spansFrom ?? place.category) : null;
      setPointed({ model, place: next, spansFrom });
    } else if (event.key === 'Escape' && place) setPointed(null);
    else if (event.key === 'Enter' && span && onPickSpan) onPickSpan(keysIn(model, span));
    else if (event.key === 'Enter' && lead && onPick) onPick(lead, null);
    else return;
    // It neither scrolls the page nor closes a dialog around the chart.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    place,
    span,
    invited: focused && place === null,
    listeners: {
      onKeyDown,
      onFocus: ({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible')),
      onBlur: () => {
        setFocused(false);
        setPointed(null);
      },
    },
  };
}

/** Returns the first and last category of what Shift spans; null twice where it spans no more than one. */
function spanOf(pointed: Pointed | null): readonly [number, number] | readonly [null, null] {
  if (!pointed || pointed.spansFrom === null) return [null, null];
  const { spansFrom, place } = pointed;
  if (spansFrom === place.category) return [null, null];
  return [Math.min(spansFrom, place.category), Math.max(spansFrom, place.category)];
}
