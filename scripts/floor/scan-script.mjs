import { parse } from 'acorn';
import { readScriptNames } from './script-names.mjs';
import { data, missingIn } from './support.mjs';

const { classes, regular_expressions } = data.javascript;
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

/** Syntax newer than the year that the parser is held to is refused outright; within the year, the floor lacks some. */
const SYNTAX = {
  'static { }': classes.static.initialization_blocks.__compat,
  '#field in object': classes.private_class_fields_in.__compat,
  'regular expression with lookbehind': regular_expressions.lookbehind_assertion.__compat,
  'regular expression with modifiers': regular_expressions.modifier.__compat,
};

let names;

/** What a built script asks of a browser that the floor does not have: `{ feature, missing, at }`. */
export function scanScript(source) {
  names ??= readScriptNames();
  const found = [];
  const report = (feature, missing, node) => {
    if (missing.length > 0) found.push({ feature, missing, at: excerpt(source, node.start) });
  };
  const syntax = (feature, node) => report(feature, missingIn(SYNTAX[feature]), node);
  let tree;
  try {
    tree = parse(source, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    return [{ feature: `syntax: ${error.message}`, missing: ['ES2022'], at: excerpt(source, error.pos) }];
  }
  const declared = new Set();
  walk(tree, (node) => addDeclared(node, declared));
  const isGlobal = (node) => node.type === 'Identifier' && !declared.has(node.name);

  walk(tree, (node, parent) => {
    if (node.type === 'StaticBlock') syntax('static { }', node);
    else if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier')
      syntax('#field in object', node);
    else if (node.type === 'Literal') scanLiteral(node, syntax);
    else if (node.type === 'Identifier' && isValue(node, parent) && isGlobal(node) && !isAsked(node, parent))
      report(node.name, names.globals.get(node.name) ?? [], node);
    else if (node.type === 'MemberExpression' && !isAsked(node, parent)) scanMember(node, parent, isGlobal, report);
  });
  return found;
}

function scanLiteral(node, syntax) {
  const { regex, value } = node;
  const pattern = regex?.pattern ?? (typeof value === 'string' ? value : '');
  if (/\(\?<[=!]/.test(pattern)) syntax('regular expression with lookbehind', node);
  if (regex && /\(\?[ims]*-?[ims]+:/.test(pattern)) syntax('regular expression with modifiers', node);
}

function scanMember(node, parent, isGlobal, report) {
  const name = memberName(node);
  if (name === null) return;
  if (isGlobal(node.object)) {
    const owner = node.object.name;
    const ofWindow = GLOBAL_OBJECTS.has(owner);
    const missing = ofWindow ? names.globals.get(name) : names.statics.get(`${owner}.${name}`);
    if (missing) return report(ofWindow ? name : `${owner}.${name}`, missing, node.property);
  }
  // A property that is not there is undefined; a method that is not there throws.
  const missing = names.methods.get(name);
  const called = parent?.type === 'CallExpression' && parent.callee === node;
  if (missing && called) report(`.${name}()`, missing, node.property);
}

const excerpt = (source, at) => source.slice(Math.max(0, at - 30), at + 50).replace(/\s+/g, ' ');

/** Every node with the one above it. */
function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const key in node) {
    const value = node[key];
    if (value === null || typeof value !== 'object') continue;
    if (typeof value.type === 'string') walk(value, visit, node);
    else if (Array.isArray(value)) for (const one of value) if (one !== null) walk(one, visit, node);
  }
}

/** A name that stands for a value, not the name of a property or a label. */
function isValue(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return parent.value === node || parent.computed;
  return !parent.type.endsWith('Specifier') && parent.label !== node;
}

/** `typeof X`, `x.y?.()` and `'y' in x` ask whether it is there and cannot fail. */
function isAsked(node, parent) {
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  return parent?.type === 'CallExpression' && parent.optional && parent.callee === node;
}

function memberName({ computed, property }) {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** Every name that the file declares, whatever its scope: what a global is called, a bundle does not use again. */
function addDeclared(node, declared) {
  const { type } = node;
  if (type === 'VariableDeclarator') addPattern(node.id, declared);
  else if (type === 'CatchClause') addPattern(node.param, declared);
  else if (type === 'ImportDeclaration') for (const { local } of node.specifiers) addPattern(local, declared);
  else if (type.includes('Function') || type.startsWith('Class')) {
    addPattern(node.id, declared);
    for (const one of node.params ?? []) addPattern(one, declared);
  }
}

function addPattern(pattern, declared) {
  if (!pattern) return;
  const { type } = pattern;
  if (type === 'Identifier') declared.add(pattern.name);
  else if (type === 'ObjectPattern')
    for (const one of pattern.properties) addPattern(one.value ?? one.argument, declared);
  else if (type === 'ArrayPattern') for (const one of pattern.elements) addPattern(one, declared);
  else if (type === 'AssignmentPattern') addPattern(pattern.left, declared);
  else if (type === 'RestElement') addPattern(pattern.argument, declared);
}
