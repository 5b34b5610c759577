import type {
  AggregateLevel,
  CalculationType,
  LifeCycleModule,
  SeriesName,
  SetCode,
  UndeclaredQuantity,
} from '@milieuspoor/domain';
import ButtonBase from '@mui/material/ButtonBase';
import { createContext, type ReactNode, useContext } from 'react';

/** A node: a project, a sector, a product group or a sub-group, with the level below it. */
export interface ListedNode {
  readonly key: string;
  readonly label: string;
  readonly shows: AggregateLevel;
}

/** The subject of a list: a figure of one side, or the comparison of both. */
export interface ListedAbout {
  readonly quantity: UndeclaredQuantity;
  /** absent for the comparison of both sides */
  readonly side?: SeriesName | undefined;
  /** absent for the whole life cycle */
  readonly module?: LifeCycleModule | undefined;
  /** one node of the place on the screen, such as a row of a table; absent for the whole place */
  readonly node?: ListedNode | undefined;
  /** one of the projects of the screen, with the types of its two calculations and the set of its figures */
  readonly project?: {
    readonly uuid: string;
    readonly types: readonly CalculationType[];
    readonly set: SetCode | null;
    /** the bidder whose calculation is used, instead of the winner's */
    readonly applicant?: string;
    /** two calculations instead of the active ones, the baseline first */
    readonly pair?: readonly [string, string];
  };
}

/** Shows what a figure leaves out, or the remarks about a comparison; null where it cannot be looked up. */
export const ShowItems = createContext<((about: ListedAbout) => void) | null>(null);

interface ListedMarkProps {
  readonly about: ListedAbout;
  /** whether it is beside a figure, in one line */
  readonly small?: boolean;
  /** in a cell of a table that has its own keys */
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A few words that open the list behind them; where it cannot be looked up they are only words. */
export function ListedMark({ about, small = false, tabIndex, children }: ListedMarkProps) {
  const show = useContext(ShowItems);
  const style = {
    font: 'inherit',
    ...(small
      ? { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }
      : { display: 'inline', textAlign: 'start', verticalAlign: 'baseline', color: 'inherit' }),
  } as const;
  if (!show)
    return (
      <ButtonBase component="span" disabled sx={style}>
        {children}
      </ButtonBase>
    );
  return (
    <ButtonBase
      onClick={(event) => {
        // A row around it has its own link.
        event.stopPropagation();
        show(about);
      }}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      aria-haspopup="dialog"
      sx={{
        ...style,
        minHeight: 24,
        borderRadius: 0.5,
        textDecoration: 'underline dotted',
        textUnderlineOffset: '3px',
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
