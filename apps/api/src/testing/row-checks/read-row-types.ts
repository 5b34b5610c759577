import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listSources, ROOT } from './list-sources.ts';
import type { Shape } from './shape.ts';
import { toShape } from './to-shape.ts';

/** The functions that give rows a type. */
const READERS = ['listRows', 'findRow', 'getRow'];
/** The end of its import path from any file. */
const ROWS_FILE = "/rows.ts'";

/** The row type of every place that reads rows, by `file:line` relative to the root of the repository. */
export type RowTypes = Readonly<Record<string, Shape>>;

/** Returns the sources of the api that read rows. */
export function listRowReaders(): string[] {
  return listSources().filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(ROWS_FILE));
}

/** Returns the row type of each call of listRows, findRow and getRow, stated or inferred, from the compiler. */
export function readRowTypes(files: readonly string[]): RowTypes {
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const found: Record<string, Shape> = {};
  for (const file of files) {
    const source = program.getSourceFile(join(ROOT, file));
    if (!source) throw new Error(`The compiler did not read ${file}`);
    for (const call of readersIn(source)) {
      const { line } = source.getLineAndCharacterOfPosition(call.expression.getStart(source));
      found[`${file}:${line + 1}`] = toShape(rowTypeOf(call, checker), checker);
    }
  }
  return found;
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT).options;
}

function readersIn(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      READERS.includes(node.expression.text)
    )
      calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** Returns `Row` of a call that returns Promise<Row>, Promise<Row | null> or Promise<Row[]>. */
function rowTypeOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type {
  const signature = checker.getResolvedSignature(call);
  if (!signature) throw new Error(`A call without a signature: ${call.getText()}`);
  const answer = checker.getAwaitedType(signature.getReturnType());
  if (!answer) throw new Error(`A call that answers no promise: ${call.getText()}`);
  const row = checker.isArrayType(answer)
    ? checker.getTypeArguments(answer as ts.TypeReference)[0]
    : checker.getNonNullableType(answer);
  if (!row) throw new Error(`A call that answers no row: ${call.getText()}`);
  return row;
}
