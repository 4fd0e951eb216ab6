import { describe, expect, test } from 'vitest';
import { holdAgainstFloor } from './hold-against-floor.mjs';

const script = (source) => holdAgainstFloor([{ name: 'a.js', source }], {});
const style = (source) => holdAgainstFloor([{ name: 'a.css', source }], {});

describe('a shipped script is stopped for [FLOOR-30]', () => {
  test.each([
    ['a static call', 'fetch("/", { signal: AbortSignal.any([a.signal]) });', 'AbortSignal.any'],
    ['a global', 'const copy = structuredClone(thing);', 'structuredClone'],
    ['a global by way of the window', 'window.structuredClone(thing);', 'structuredClone'],
    ['a method that is new on everything', 'list.findLastIndex(Boolean);', '.findLastIndex()'],
    ['a pattern that looks behind', '/(?<=a)b/.test(text);', 'lookbehind'],
    ['a pattern written as a text', 'new RegExp("(?<!a)b");', 'lookbehind'],
    ['a block of a class', 'class A { static { go(); } }', 'static { }'],
    ['a question for a private field', 'class A { #x = 1; has(o) { return #x in o; } }', '#field in object'],
    ['syntax that is newer altogether', 'using file = open();', 'syntax'],
  ])('%s', (_what, source, feature) => {
    expect(script(source)).toEqual([expect.stringContaining(feature)]);
  });
});

test('a shipped script may ask whether something is there, call what is its own, and use what the floor has [FLOOR-30]', () => {
  expect(script('typeof structuredClone === "function"; document.startViewTransition?.(go);')).toEqual([]);
  expect(script('function structuredClone(a) { return a; } structuredClone(1);')).toEqual([]);
  expect(
    script('dialog.showModal(); a ??= b?.c; text.replaceAll("a", "b"); Promise.any([]); /(?<x>a)/.test(a);'),
  ).toEqual([]);
});

describe('a shipped style sheet is stopped for [FLOOR-30]', () => {
  test.each([
    ['a selector', 'form:has(input:checked) { color: red }', ':has'],
    ['a unit without one to fall back on', 'main { min-block-size: 100dvh }', 'dvh'],
    ['a function', 'p { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a property that moves things', 'p { translate: -50% -50% }', 'translate'],
    ['a rule', '@container (width > 10px) { p { color: red } }', '@container'],
    ['a rule inside a rule', 'p { & b { color: red } }', '&'],
  ])('%s', (_what, source, feature) => {
    expect(style(source)).toEqual(expect.arrayContaining([expect.stringContaining(feature)]));
  });
});

test('a style sheet may fall back on a plain declaration before, or ask with @supports [FLOOR-30]', () => {
  expect(style('main { min-block-size: 100vh; min-block-size: 100dvh }')).toEqual([]);
  expect(
    style('@supports (color: color-mix(in srgb, red, blue)) { p { color: color-mix(in srgb, red, blue) } }'),
  ).toEqual([]);
});

test('a use more than was vouched for is stopped, and so is vouching for nothing [FLOOR-30]', () => {
  const source = 'a:has(b) { color: red } c:has(d) { color: red }';
  const held = (atMost) => holdAgainstFloor([{ name: 'a.css', source }], { ':has': [atMost, 'a nicety'] });
  expect(held(2)).toEqual([]);
  expect(held(1)).toEqual([expect.stringContaining('1 uses are allowed (a nicety), there are 2')]);
  expect(holdAgainstFloor([], { ':has': [1, 'a nicety'] })).toEqual([expect.stringContaining('used nowhere')]);
});
