import type { ChartModel } from '@milieuspoor/charts';
import { type PointerEvent, useRef } from 'react';
import type { Drawing, Span } from '../canvas/drawing.ts';

/** px that a pointer goes before it drags and no longer presses, as the drawing counts too */
const STARTS_AFTER = 4;

interface Drag {
  readonly pointer: number;
  /** px from the left edge of the drawing */
  readonly from: number;
  span: Span | null;
}

/**
 * Lets categories be chosen by dragging over a drawing, with a mouse or a finger, and returns the listeners for that;
 * null where they cannot be chosen so. What is dragged over stands on a band. With Shift a drag moves the drawing.
 */
export function useBrush(
  model: ChartModel,
  drawing: Drawing | null,
  onPickSpan: ((keys: readonly string[]) => void) | undefined,
) {
  const drag = useRef<Drag | null>(null);
  if (!drawing || !onPickSpan) return null;
  const xOf = ({ clientX, currentTarget }: PointerEvent) =>
    clientX - currentTarget.getBoundingClientRect().left;
  const end = () => {
    const { current: ended } = drag;
    drag.current = null;
    if (ended?.span) drawing.band(null);
    return ended?.span ?? null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.shiftKey || !event.isPrimary) return;
      drag.current = { pointer: event.pointerId, from: xOf(event), span: null };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current: begun } = drag;
      if (!begun || begun.pointer !== event.pointerId) return;
      const to = xOf(event);
      if (!begun.span && Math.abs(to - begun.from) <= STARTS_AFTER) return;
      const ends = [drawing.categoryAt(begun.from), drawing.categoryAt(to)];
      const [one, other] = ends;
      if (typeof one !== 'number' || typeof other !== 'number') return;
      // The drag goes on outside the drawing.
      if (!begun.span && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      const span = { first: Math.min(one, other), last: Math.max(one, other) };
      if (begun.span?.first === span.first && begun.span.last === span.last) return;
      begun.span = span;
      drawing.band(span);
    },
    onPointerUp: () => {
      const span = end();
      if (!span) return;
      const keys = keysIn(model, span);
      if (keys.length > 0) onPickSpan(keys);
    },
    onPointerCancel: end,
  };
}

/** Returns the keys of the categories of a span that can be chosen. */
export function keysIn(model: ChartModel, { first, last }: Span): readonly string[] {
  return model.categories.slice(first, last + 1).flatMap(({ leads, key }) => (leads ? key : []));
}
