import Box from '@mui/material/Box';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { innermost, type SubjectLine, useSharedSubject } from './chart-subject.tsx';
import { SubjectText } from './subject-text.tsx';

const NOTHING_MORE: readonly SubjectLine[] = [];
const SaidContext = createContext<readonly SubjectLine[]>([]);

interface SubjectOnceProps {
  /** beyond what is said further out: what holds for every chart in here, whatever its quantity */
  readonly lines?: readonly SubjectLine[];
  readonly children: ReactNode;
}

/**
 * Says above charts what all of them are about. Each then says only what is its own, or otherwise than here; its whole screen, its
 * picture and its files say everything, since they are seen by themselves.
 */
export function SubjectOnce({ lines = NOTHING_MORE, children }: SubjectOnceProps) {
  const outer = useSharedSubject();
  const said = useMemo(() => innermost([...outer, ...lines]), [outer, lines]);
  return (
    <SaidContext value={said}>
      {/* Nearer to what it is said of than the parts of a page are to one another. */}
      <Box sx={{ mb: -1 }}>
        <SubjectText lines={said} />
      </Box>
      {children}
    </SaidContext>
  );
}

/** A heading says of all charts in here what they are about, so that no line has to say it again. */
export function SubjectInHeading({
  line,
  children,
}: {
  readonly line: SubjectLine;
  readonly children: ReactNode;
}) {
  const outer = use(SaidContext);
  const said = useMemo(() => [...outer, line], [outer, line]);
  return <SaidContext value={said}>{children}</SaidContext>;
}

/** What of these lines was not said above a chart in the very same words. */
export function useUnsaid(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  const said = use(SaidContext);
  return lines.filter(
    ({ label, value }) => !said.some((line) => line.label === label && line.value === value),
  );
}
