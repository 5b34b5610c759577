import { isSwitchedOn } from './read-cell-styles.ts';

/** Watches the runs of a text, which may have a look of their own (ECMA-376 part 1, 18.4.4 and 18.4.7). */
export interface RunWatch {
  /** Call at the beginning of a text. */
  begin(): void;
  open(name: string, attributes: string): void;
  text(text: string): void;
  /** whether the runs are all struck through; null where none has a look of its own, or they leave it to the cell */
  isStruck(): boolean | null;
}

export function createRunWatch(): RunWatch {
  /** of the run that is read: null for the look of the cell */
  let ofRun: boolean | null = null;
  let sawStruck = false;
  let sawPlain = false;
  let sawCells = false;
  return {
    begin() {
      ofRun = null;
      sawStruck = false;
      sawPlain = false;
      sawCells = false;
    },
    open(name, attributes) {
      if (name === 'r') ofRun = null;
      else if (name === 'rPr') ofRun = false;
      else if (name === 'strike') ofRun = isSwitchedOn(attributes);
    },
    text(text) {
      if (text.trim() === '') return;
      if (ofRun === null) sawCells = true;
      else if (ofRun) sawStruck = true;
      else sawPlain = true;
    },
    isStruck: () => (sawPlain ? false : sawStruck && !sawCells ? true : null),
  };
}
