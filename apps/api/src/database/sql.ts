/** A piece of SQL: texts, and values and other pieces between them. `Value` tells the reader what type the piece has. */
export class SQL<_Value = unknown> {
  readonly texts: readonly string[];
  readonly between: readonly unknown[];

  constructor(texts: readonly string[], between: readonly unknown[] = []) {
    this.texts = texts;
    this.between = between;
  }
}

/** A value that is bound as one parameter, also when it is an array. */
class Bound {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** SQL as the driver takes it: each value has become a parameter. */
export interface Query {
  readonly sql: string;
  readonly params: unknown[];
}

/**
 * Composes SQL. A value between the texts is bound, and never becomes part of the text; another piece is inserted; an array
 * becomes a list in brackets, and undefined becomes nothing.
 */
function compose<Value = unknown>(texts: TemplateStringsArray, ...between: readonly unknown[]): SQL<Value> {
  return new SQL(texts, between);
}

export const sql = Object.assign(compose, {
  /** Inserts text that is SQL already. It never comes from somebody's input. */
  raw: (text: string): SQL => new SQL([text]),
  /** Inserts the name of a table or column. */
  identifier: (name: string): SQL => new SQL([`"${name.replaceAll('"', '""')}"`]),
  /** Binds an array as one parameter. */
  param: (value: unknown): Bound => new Bound(value),
  /** Puts pieces and values one after the other, with a separator between two of them. */
  join(pieces: readonly unknown[], separator: SQL = new SQL([''])): SQL {
    const all = pieces.flatMap((piece, place) => (place === 0 ? [piece] : [separator, piece]));
    return new SQL(new Array(all.length + 1).fill(''), all);
  },
});

/** Writes a piece as text with numbered parameters. */
export function toStatement(piece: SQL): Query {
  const params: unknown[] = [];
  const written = (value: unknown): string => {
    if (value instanceof SQL)
      return value.texts.reduce((text, next, place) => text + written(value.between[place - 1]) + next);
    if (value === undefined) return '';
    if (Array.isArray(value)) return `(${value.map(written).join(', ')})`;
    params.push(value instanceof Bound ? value.value : value);
    return `$${params.length}`;
  };
  return { sql: written(piece), params };
}
