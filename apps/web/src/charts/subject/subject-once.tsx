import Box from '@mui/material/Box';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { innermost, type SubjectLine, useSharedSubject } from './chart-subject.tsx';
import { SubjectText } from './subject-text.tsx';

const NOTHING_MORE: readonly SubjectLine[] = [];
const SaidContext = createContext<readonly SubjectLine[]>([]);

interface SubjectOnceProps {
  /** in addition to what is stated outside: the lines that hold for every chart inside it, whatever its quantity */
  readonly lines?: readonly SubjectLine[];
  readonly children: ReactNode;
}

/**
 * Shows above charts the subject of all of them. Each chart then only shows what is its own or differs; its full
 * screen, its picture and its files show everything, since they are viewed separately.
 */
export function SubjectOnce({ lines = NOTHING_MORE, children }: SubjectOnceProps) {
  const outer = useSharedSubject();
  const said = useMemo(() => innermost([...outer, ...lines]), [outer, lines]);
  return (
    <SaidContext value={said}>
      {/* It is closer to its charts than the parts of a page are to one another. */}
      <Box sx={{ mb: -1 }}>
        <SubjectText lines={said} />
      </Box>
      {children}
    </SaidContext>
  );
}

/** A heading that states the subject of all charts inside it, so that no line repeats it. */
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

/** Returns those of these lines that are not already shown above a chart in exactly the same words. */
export function useUnsaid(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  const said = use(SaidContext);
  return lines.filter(
    ({ label, value }) => !said.some((line) => line.label === label && line.value === value),
  );
}
