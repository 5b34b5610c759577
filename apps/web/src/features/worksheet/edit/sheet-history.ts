/** An act on the rows of a worksheet, as it is undone. */
export interface Step<Row> {
  /** the rows before the act; of an act that was undone, those after it */
  readonly rows: readonly Row[];
  /** the row that the act was about; null for an act on several */
  readonly at: string | null;
  /** acts in a row with the same text are one step, such as the keystrokes in one field */
  readonly together: string | null;
}

/** The rows of a worksheet with the acts that led to them. */
export interface SheetHistory<Row> {
  readonly rows: readonly Row[];
  /** the oldest first */
  readonly past: readonly Step<Row>[];
  /** what was undone, the one that is done again first at the end */
  readonly future: readonly Step<Row>[];
}

/** Steps that can be undone; more would only take memory. */
const STEPS_MAX = 200;

export function beginHistory<Row>(rows: readonly Row[]): SheetHistory<Row> {
  return { rows, past: [], future: [] };
}

/** Returns the history after an act; one that changed nothing is no step. */
export function act<Row>(
  history: SheetHistory<Row>,
  rows: readonly Row[],
  { at, together = null }: { readonly at: string | null; readonly together?: string | null },
): SheetHistory<Row> {
  if (rows === history.rows) return history;
  const last = history.past.at(-1);
  const goesOn = together !== null && last?.together === together && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, { rows: history.rows, at, together }];
  return { rows, past: past.slice(-STEPS_MAX), future: [] };
}

/** Takes the last act back. */
export function undo<Row>({ rows, past, future }: SheetHistory<Row>): SheetHistory<Row> {
  const last = past.at(-1);
  if (!last) return { rows, past, future };
  // An act that is typed after this is another step.
  return { rows: last.rows, past: past.slice(0, -1), future: [...future, { ...last, rows, together: null }] };
}

/** Does the act again that was undone last. */
export function redo<Row>({ rows, past, future }: SheetHistory<Row>): SheetHistory<Row> {
  const last = future.at(-1);
  if (!last) return { rows, past, future };
  return { rows: last.rows, past: [...past, { ...last, rows }], future: future.slice(0, -1) };
}

/** Takes back what was typed as one step, as if it had never been typed. */
export function cancelTyping<Row>(history: SheetHistory<Row>, together: string): SheetHistory<Row> {
  const last = history.past.at(-1);
  if (last?.together !== together) return history;
  return { rows: last.rows, past: history.past.slice(0, -1), future: [] };
}

/** Ends the step that is being typed, so that what comes next in the same field is a step of its own. */
export function endTyping<Row>(history: SheetHistory<Row>): SheetHistory<Row> {
  const last = history.past.at(-1);
  if (!last || last.together === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, together: null }] };
}
