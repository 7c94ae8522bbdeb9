import ts from 'typescript';

/**
 * What is left out of a module: see `libraries.js`.
 * @typedef {object} Parts
 * @property {Record<string, string>} [gives]
 * @property {Record<string, string>} [reads]
 * @property {string[]} [without]
 */

const isAssigned = (node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether a name stands for the value of a variable there, not for a property, a parameter or a new variable. */
function isRead(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return !ts.isParameter(parent) && !isAssigned(node);
}

const isPlain = (node) =>
  ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isPlain(node.expression));

const takesAsParameter = (node, name) =>
  ts.isFunctionLike(node) && node.parameters.some((parameter) => parameter.name.getText() === name);

/** The name by which `gives` knows what is declared here, and what is written instead of it. */
function givenAt(node) {
  if (ts.isFunctionDeclaration(node) && ts.isSourceFile(node.parent)) {
    return { name: node.name?.text, old: node.body, write: (value) => `{ return ${value}; }` };
  }
  const isVariable = ts.isVariableDeclaration(node) && node.initializer;
  if (isVariable && ts.isSourceFile(node.parent.parent.parent)) {
    return { name: node.name.getText(), old: node.initializer, write: (value) => value };
  }
  return null;
}

/** The name by which `without` knows a method, an export or what else a property is set to. */
function leavableAt(node) {
  if (ts.isMethodDeclaration(node)) return `${node.parent.name?.text}.${node.name.getText()}`;
  const isSet = ts.isExpressionStatement(node) && ts.isBinaryExpression(node.expression);
  return isSet ? node.expression.left.getText() : null;
}

/** The name by which `reads` knows a value that is read here, and how it is written. */
function readAt(node) {
  if (ts.isIdentifier(node) && isRead(node)) {
    return { name: node.text, write: (value) => value };
  }
  if (!ts.isPropertyAccessExpression(node) || isAssigned(node)) return null;
  const { expression } = node;
  const write = (value) => (isPlain(expression) ? value : `(${expression.getText()}, ${value})`);
  return { name: `.${node.name.text}`, write };
}

/**
 * The source of a library's module without `parts`, which are stood in for by their values.
 * @param {string} source
 * @param {Parts} parts
 * @throws for a part that the source does not have: the library has been changed, and what is left out is to be thought over.
 */
export function leaveOut(source, { gives = {}, reads = {}, without = [] }) {
  const file = ts.createSourceFile('.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const missing = new Set([...Object.keys(gives), ...Object.keys(reads), ...without]);
  const edits = [];
  const replace = (node, name, text) => {
    missing.delete(name);
    edits.push({ start: node.getStart(), end: node.end, text });
  };
  const visit = (hidden) => (node) => {
    const leavable = leavableAt(node);
    if (without.includes(leavable)) return replace(node, leavable, '');
    const given = givenAt(node);
    if (given && Object.hasOwn(gives, given.name)) {
      return replace(given.old, given.name, given.write(gives[given.name]));
    }
    const read = readAt(node);
    if (read && Object.hasOwn(reads, read.name) && !hidden.includes(read.name)) {
      return replace(node, read.name, read.write(reads[read.name]));
    }
    const taken = Object.keys(reads).filter((name) => takesAsParameter(node, name));
    ts.forEachChild(node, visit([...hidden, ...taken]));
  };
  ts.forEachChild(file, visit([]));
  if (missing.size > 0) throw new Error(`The library has no ${[...missing].join(', ')}`);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}
