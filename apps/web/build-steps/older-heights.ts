import type { Declaration, Plugin } from 'postcss';

/**
 * `dvh` is younger than the floor: before every length in it stands the same in `vh`. What takes it from a variable
 * must do so itself, because such a declaration is only judged when it is too late for the one before it.
 */
export function olderHeights(): Plugin {
  return {
    postcssPlugin: 'older-heights',
    Declaration(declaration: Declaration) {
      const { prop, value } = declaration;
      const before = declaration.prev();
      if (!/\ddvh\b/.test(value) || value.includes('var(')) return;
      if (before?.type === 'decl' && before.prop === prop) return;
      declaration.cloneBefore({ value: value.replace(/(\d)dvh\b/g, '$1vh') });
    },
  };
}
