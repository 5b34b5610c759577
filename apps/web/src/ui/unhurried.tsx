import { memo, type ReactNode } from 'react';

interface UnhurriedProps {
  /** true while what is around it answers first */
  readonly waits: boolean;
  readonly children: ReactNode;
}

/** Shows its children as they were for as long as it waits: a click is answered before thirteen charts are rendered. */
export const Unhurried = memo(
  ({ children }: UnhurriedProps) => children,
  (_before, { waits }) => waits,
);
