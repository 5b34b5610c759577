import ts from 'typescript';

/**
 * One small fault in a source, as a text that takes the place of a part of it.
 * @typedef {{ line: number, start: number, end: number, before: string, after: string, operator: string, canLoop: boolean }} Mutant
 */

/** @type {Readonly<Record<string, readonly [string, string]>>} what stands for an operator, and what that fault is called */
const OPERATORS = {
  '<': ['<=', 'boundary'],
  '<=': ['<', 'boundary'],
  '>': ['>=', 'boundary'],
  '>=': ['>', 'boundary'],
  '===': ['!==', 'comparison'],
  '!==': ['===', 'comparison'],
  '+': ['-', 'sign'],
  '-': ['+', 'sign'],
  '*': ['/', 'sign'],
  '/': ['*', 'sign'],
  '&&': ['||', 'logic'],
  '||': ['&&', 'logic'],
};

/** Calls in a chain that can be removed: `x.filter(f)` becomes `x`. */
const REMOVED_CALLS =
  /^(filter|sort|toSorted|reverse|toReversed|slice|trim|flat|min|max|length|optional|nullable|strict|refine|int|positive|nonnegative|toLowerCase|normalize)$/;
/** Calls whose number is an amount or a precision. */
const NUMBERED_CALLS = /^(toFixed|round\w*|min|max|length|slice|at|gt|gte|lt|lte|toPrecision)$/;
/** @type {Readonly<Record<string, string>>} */
const MATHS = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', round: 'floor' };

/** The attributes with which a screen tells users who cannot see it what a part does or says. */
const MEANT_ATTRIBUTES =
  /^(disabled|required|error|hidden|readOnly|checked|selected|open|href|to|role|on[A-Z]\w*|aria-\w+)$/;

/** @type {readonly (readonly [RegExp, string, string])[]} what is found in a statement of SQL, what stands for it, and its name */
const SQL = [
  [/\bFOR UPDATE( OF \w+)?( SKIP LOCKED)?/g, '', 'lock'],
  [/\bIS NOT NULL\b/g, 'IS NULL', 'sql condition'],
  [/\bIS NULL\b/g, 'IS NOT NULL', 'sql condition'],
  [/\bNOT EXISTS\b/g, 'EXISTS', 'sql condition'],
  [/(?<=ORDER BY \w[\w.]*) DESC\b/g, '', 'sql order'],
  [/ (?:AND|OR) /g, ' ', 'sql logic'],
  [/ (?:<=|>=|<|>) /g, ' ', 'sql boundary'],
  [/\bsum\(/g, 'max(', 'sql sum'],
];
/** @type {Readonly<Record<string, string>>} */
const SQL_OPPOSITES = { AND: 'OR', OR: 'AND', '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Two of these in a file may be confused: kinds, events, statuses. */
const KIND = /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*$/;

/**
 * Returns every known fault for a source, in the order of its lines.
 * @param {string} fileName
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const kinds = kindsIn(source);
  /** @type {Mutant[]} */
  const found = [];

  /** @type {(node: ts.Node, after: string, operator: string, start?: number, end?: number) => void} */
  const add = (node, after, operator, start = node.getStart(source), end = node.getEnd()) => {
    const before = text.slice(start, end);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (before !== after) found.push({ line, start, end, before, after, operator, canLoop: isInLoop(node) });
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (saysNothing(node)) return;
    if (ts.isBinaryExpression(node)) {
      const instead = OPERATORS[node.operatorToken.getText(source)];
      if (instead) add(node.operatorToken, ...instead);
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.MinusToken) add(node, node.operand.getText(source), 'sign');
      if (node.operator === ts.SyntaxKind.ExclamationToken)
        add(node, node.operand.getText(source), 'negation');
    } else if (ts.isConditionalExpression(node)) {
      const { condition, whenTrue, whenFalse } = node;
      const [first, second] = [whenTrue.getText(source), whenFalse.getText(source)];
      add(node, `${condition.getText(source)} ? ${second} : ${first}`, 'branches');
    } else if (ts.isIfStatement(node)) {
      if (!node.elseStatement && onlyLeaves(node.thenStatement)) add(node, ';', 'removed guard');
      else add(node.expression, `!(${node.expression.getText(source)})`, 'negation');
    } else if (ts.isExpressionStatement(node)) {
      if (doesSomething(node.expression, source)) add(node, ';', 'removed statement');
    } else if (ts.isCallExpression(node)) {
      visitCall(node);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'constant');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'constant');
    else if (node.kind === ts.SyntaxKind.NullKeyword && ts.isExpression(node)) add(node, '0', 'null');
    else if (ts.isNumericLiteral(node) && isReckonedWith(node)) {
      add(node, String(Number(node.text) + 1), 'number');
    } else if (ts.isStringLiteral(node) && isKind(node)) {
      const others = kinds.filter((kind) => kind !== node.text);
      const other = others[node.getStart(source) % Math.max(1, others.length)];
      if (other !== undefined) add(node, `'${other}'`, 'kind');
    } else if (ts.isJsxAttribute(node) && MEANT_ATTRIBUTES.test(node.name.getText(source))) {
      add(node, '', 'removed attribute');
    } else if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') visitSql(node);
    ts.forEachChild(node, visit);
  };

  /** @param {ts.CallExpression} call */
  const visitCall = (call) => {
    const { expression: called } = call;
    if (!ts.isPropertyAccessExpression(called)) {
      if (called.getText(source) === 'inScope') add(call, 'sql`TRUE`', 'scope');
      return;
    }
    const name = called.name.text;
    const on = called.expression.getText(source);
    const instead = MATHS[name];
    if (on === 'Math') {
      if (instead) add(called.name, instead, 'rounding');
    } else if (REMOVED_CALLS.test(name)) add(call, on, 'removed call');
    if (name === 'some') add(called.name, 'every', 'some or every');
    if (name === 'every') add(called.name, 'some', 'some or every');
  };

  /** @param {ts.TaggedTemplateExpression} node */
  const visitSql = ({ template }) => {
    const pieces = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    for (const piece of pieces)
      for (const [what, instead, operator] of SQL)
        for (const match of piece.getText(source).matchAll(what)) {
          const start = piece.getStart(source) + match.index;
          const opposite = SQL_OPPOSITES[match[0].trim()];
          add(piece, opposite ? ` ${opposite} ` : instead, operator, start, start + match[0].length);
        }
  };

  visit(source);
  return found.sort((one, other) => one.start - other.start);
}

/**
 * Returns a source with one of its faults.
 * @param {string} text
 * @param {Mutant} mutant
 */
export function withFault(text, { start, end, after }) {
  return text.slice(0, start) + after + text.slice(end);
}

/** @param {ts.SourceFile} source */
function kindsIn(source) {
  /** @type {Set<string>} */
  const kinds = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (saysNothing(node)) return;
    if (ts.isStringLiteral(node) && isKind(node)) kinds.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...kinds];
}

/** @param {ts.StringLiteral} node */
function isKind(node) {
  const { parent } = node;
  const stands =
    ts.isPropertyAssignment(parent) ||
    ts.isCallExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isReturnStatement(parent);
  return stands && KIND.test(node.text) && !(ts.isPropertyAssignment(parent) && parent.name === node);
}

/**
 * Tells whether a node is a type, an import or a look: it contains no rule.
 * @param {ts.Node} node
 */
function saysNothing(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return /^(sx|style|slotProps|variant|size|color)$/.test(node.name.getText());
  return ts.isVariableDeclaration(node) && /(^|_)(sx|style|styles|look)$/i.test(node.name.getText());
}

/** @param {ts.NumericLiteral} node */
function isReckonedWith({ parent }) {
  if (ts.isBinaryExpression(parent)) return true;
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return NUMBERED_CALLS.test(
    ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(),
  );
}

/** @param {ts.Statement} statement */
function onlyLeaves(statement) {
  const [only, ...more] = ts.isBlock(statement) ? statement.statements : [statement];
  if (!only || more.length > 0) return false;
  return ts.isReturnStatement(only) || ts.isThrowStatement(only) || ts.isContinueStatement(only);
}

/**
 * Tells whether a call has an effect: what is written to a log or set for the look of it can be left out unnoticed.
 * @param {ts.Expression} expression
 * @param {ts.SourceFile} source
 */
function doesSomething(expression, source) {
  const done = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (ts.isCallExpression(done))
    return !/^(super|(.*\.)?(log|logger|console)\b)/.test(done.expression.getText(source));
  return ts.isBinaryExpression(done) && done.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/**
 * Tells whether a fault here can keep a loop from ending.
 * @param {ts.Node | undefined} node
 */
function isInLoop(node) {
  for (let above = node; above; above = above.parent) {
    if (ts.isWhileStatement(above) || ts.isDoStatement(above) || ts.isForStatement(above)) return true;
  }
  return false;
}
