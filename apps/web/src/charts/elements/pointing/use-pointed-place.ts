import { type ChartModel, leadOf } from '@milieuspoor/charts';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Drawing } from '../canvas/drawing.ts';
import { type PointedPlace, placeByKey } from './pointed-place.ts';

interface Pointing {
  /** null while no place is selected */
  readonly place: PointedPlace | null;
  /** whether the keyboard is in the chart, and no place is selected yet */
  readonly invited: boolean;
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Gives the keyboard the tooltips that the mouse has, and lets Enter do what a click does. */
export function usePointedPlace(
  model: ChartModel,
  drawing: Drawing | null,
  onPick: ((key: string, clickedAt: null) => void) | undefined,
): Pointing {
  const [pointed, setPointed] = useState<{ model: ChartModel; place: PointedPlace } | null>(null);
  const [focused, setFocused] = useState(false);
  // With new figures the selection starts again.
  const place = pointed?.model === model ? pointed.place : null;
  useEffect(() => drawing?.point(place), [drawing, place]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const lead = place && leadOf(model, place.series, place.category);
    const next = placeByKey(model, place, event.key);
    if (next) setPointed({ model, place: next });
    else if (event.key === 'Escape' && place) setPointed(null);
    else if (event.key === 'Enter' && lead && onPick) onPick(lead, null);
    else return;
    // It neither scrolls the page nor closes a dialog around the chart.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    place,
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
