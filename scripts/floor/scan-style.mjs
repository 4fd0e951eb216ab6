import * as css from 'css-tree';
import { data, missingIn } from './support.mjs';

const { properties, selectors, types } = data.css;
const atRules = data.css['at-rules'];
const { length } = types;

const UNITS = [
  [/^[ds]v(?:[hwib]|min|max)$/, length.viewport_percentage_units_dynamic],
  [/^lv(?:[hwib]|min|max)$/, length.viewport_percentage_units_large],
  [/^cq(?:[whib]|min|max)$/, length.container_query_length_units],
  [/^r?(?:cap|ch|ex|ic|lh)$/, null],
];

/** Functions stand in the data by what they make: a colour, a length, an image. */
const FUNCTIONS = new Map(
  Object.entries(types).flatMap(([name, type]) => [
    [name, type.__compat],
    ...Object.entries(type).map(([inner, feature]) => [inner, feature.__compat]),
  ]),
);

/**
 * What a built style sheet asks of a browser that the floor does not have: `{ feature, missing, at }`. What stands
 * under `@supports` was asked for; a declaration after a plain one of the same property has it to fall back on.
 */
export function scanStyle(source) {
  const found = [];
  const report = (feature, compat, node) => {
    const missing = compat ? missingIn(compat) : [];
    if (missing.length > 0) found.push({ feature, missing, at: css.generate(node).slice(0, 100) });
  };
  const tree = css.parse(source, { parseCustomProperty: true });
  css.walk(tree, {
    enter(node) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') return css.walk.skip;
        report(`@${node.name}`, atRules[node.name]?.__compat, node.prelude ?? node);
      }
      if (node.type === 'Feature' && node.kind === 'media') {
        const name = node.name.replace(/^(?:min|max)-/, '');
        report(`(${name})`, atRules.media[name]?.__compat, node);
      }
      if (node.type === 'FeatureRange') report('(a < b)', atRules.media.range_syntax?.__compat, node);
      if (/^Pseudo/.test(node.type) && !isPrefixed(node.name))
        report(`:${node.name}`, selectors[node.name]?.__compat, node);
      if (node.type === 'NestingSelector') report('&', selectors.nesting.__compat, node);
      if (node.type === 'Block') scanBlock(node, report);
      return undefined;
    },
  });
  return found;
}

function scanBlock(block, report) {
  const plain = new Set();
  for (const node of block.children) {
    if (node.type !== 'Declaration') continue;
    const lacks = [];
    scanDeclaration(node, (feature, compat) => {
      if (compat && missingIn(compat).length > 0) lacks.push([feature, compat]);
    });
    if (lacks.length === 0) plain.add(node.property);
    else if (!plain.has(node.property)) for (const [feature, compat] of lacks) report(feature, compat, node);
  }
}

/** A prefix says by itself for which engine it is. */
const isPrefixed = (name) => /^-(?:webkit|moz|ms)-/.test(name);

function scanDeclaration({ property, value }, note) {
  if (isPrefixed(property)) return;
  const known = properties[property];
  const missing = known?.__compat ? missingIn(known.__compat) : [];
  if (missing.length > 0) return note(property, known.__compat);
  css.walk(value, (node) => {
    if (node.type === 'Identifier' && known) note(`${property}: ${node.name}`, known[node.name]?.__compat);
    if (node.type === 'Function') note(`${node.name}()`, FUNCTIONS.get(node.name));
    if (node.type === 'Dimension') {
      const unit = node.unit.toLowerCase();
      const family = UNITS.find(([pattern]) => pattern.test(unit));
      if (family) note(unit, (family[1] ?? length[unit])?.__compat);
    }
  });
}
