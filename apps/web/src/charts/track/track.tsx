import { colorOf } from '@milieuspoor/charts';
import type { SeriesName } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { dashesOn, type TrackModel, type TrackSides, trackOf } from './track-of.ts';

/** px */
const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;
const DOT = 5;
/** between the dot and the first dash */
const AROUND_DOT = 9;
const POST = 3;

interface TrackProps extends TrackSides {
  /** the target of a policy, as a part of the baseline; absent for none */
  readonly goal?: number;
}

/**
 * The mark of the product: a line from 0 to the optimisation, and from there dashes to the baseline's post, for what is
 * avoided. It repeats the words beside it, so it is hidden from screen readers.
 */
export function Track({ goal, ...sides }: TrackProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} aria-hidden data-track={trackOf(sides).kind} sx={{ height: HEIGHT }}>
      {width > 0 && (
        <Box component="svg" width={width} height={HEIGHT} sx={colours}>
          {partsOf(trackOf(sides), width)}
          {goal !== undefined && goalMark(trackOf(sides), goal, width)}
        </Box>
      )}
    </Box>
  );
}

/** The colours of the sides as in every chart; an increase is a warning. */
const colours = (theme: Theme) => {
  const inColour = (property: 'stroke' | 'fill', side: SeriesName) => ({
    [property]: colorOf(side, 'light'),
    ...theme.applyStyles('dark', { [property]: colorOf(side, 'dark') }),
  });
  return {
    display: 'block',
    '& .way, & .dash': inColour('stroke', 'optimization'),
    '& .dot': inColour('fill', 'optimization'),
    '& .post, & .base': inColour('stroke', 'baseline'),
    '& .goal': { stroke: theme.vars.palette.text.primary },
    '& .beyond': { stroke: theme.vars.palette.warning.main },
    '& .more': { fill: theme.vars.palette.warning.main },
    '& .none': { stroke: theme.vars.palette.edge, strokeDasharray: '1 5', strokeLinecap: 'round' },
  };
};

/** Neither dot nor post is cut at the end. */
const placeOn = (width: number) => (part: number) => DOT + part * (width - 2 * DOT);

/** Draws a dashed line where the optimisation would reach the goal; nothing without a post to measure from. */
function goalMark(model: TrackModel, goal: number, width: number): ReactNode {
  if (!('post' in model)) return null;
  const x = placeOn(width)(model.post * goal);
  return <line className="goal" x1={x} x2={x} y1={0} y2={HEIGHT} strokeWidth={2} strokeDasharray="3 2" />;
}

function partsOf(model: TrackModel, width: number): ReactNode {
  const place = placeOn(width);
  const line = (className: string, from: number, to: number, thick: number) => (
    <line
      key={`${className} ${from}`}
      className={className}
      x1={from}
      x2={to}
      y1={MIDDLE}
      y2={MIDDLE}
      strokeWidth={thick}
    />
  );
  const post = (part: number) => (
    <line className="post" x1={place(part)} x2={place(part)} y1={0} y2={HEIGHT} strokeWidth={POST} />
  );
  switch (model.kind) {
    case 'saved': {
      const from = place(model.dot) + AROUND_DOT;
      const dashes = dashesOn(place(model.post) - DOT - from);
      return (
        <>
          {line('way', place(0), place(model.dot), 3)}
          {dashes.map(({ startPx, widthPx }) => line('dash', from + startPx, from + startPx + widthPx, 8))}
          <circle className="dot" cx={place(model.dot)} cy={MIDDLE} r={DOT} />
          {post(model.post)}
        </>
      );
    }
    case 'more':
      return (
        <>
          {line('way', place(0), place(model.post), 3)}
          {line('beyond', place(model.beyond.from), place(model.beyond.to), 5)}
          {post(model.post)}
          <circle className="more" cx={place(model.dot)} cy={MIDDLE} r={DOT} />
        </>
      );
    case 'baseline-only':
      return (
        <>
          {line('base', place(0), place(model.post), 2)}
          {post(model.post)}
        </>
      );
    default:
      return line('none', place(0), place(1), 2);
  }
}
