import type { ReactNode } from 'react';

interface FigureFrameProps {
  readonly title: string;
  /** where the figures are from, and what has to be known of them */
  readonly source?: string;
  readonly children: ReactNode;
}

/** A figure with its title above and its source below. */
export function FigureFrame({ title, source, children }: FigureFrameProps) {
  return (
    <figure className="figure">
      <figcaption>{title}</figcaption>
      {children}
      {source && <p className="source">{source}</p>}
    </figure>
  );
}
