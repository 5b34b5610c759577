import ts from 'typescript';

/**
 * Returns the lines of a source file on which rows are taken from `execute` itself, without the functions that give
 * them a type. A statement that is run for its effect is only awaited.
 */
export function findCastRows(text: string): number[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isExecute(node) && !isForItsEffect(node))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

function isExecute(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'execute'
  );
}

function isForItsEffect(call: ts.Node): boolean {
  return ts.isAwaitExpression(call.parent) && ts.isExpressionStatement(call.parent.parent);
}
