import type { ReactNode } from 'react';
import type { StatisticsSubject, StatisticsView } from '../statistics-query.ts';
import { findingsOfView } from './findings-query.ts';
import { ShowFindings } from './show-findings.tsx';

interface FindingsProps {
  readonly subject: StatisticsSubject;
  /** the place whose figures are on the screen */
  readonly view: StatisticsView;
  readonly children: ReactNode;
}

/** Lets the marks at the figures inside it open the list of what they leave out or what is said of them. */
export function Findings({ subject, view, children }: FindingsProps) {
  return (
    <ShowFindings
      organisationSlug={subject.organisationSlug}
      ask={(about) => findingsOfView(subject, view, about)}
    >
      {children}
    </ShowFindings>
  );
}
