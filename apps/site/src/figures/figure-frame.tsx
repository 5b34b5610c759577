import type { ReactNode } from 'react';

interface FigureFrameProps {
  readonly title: string;
  /** the source of the figures, and what a reader must know of them */
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
