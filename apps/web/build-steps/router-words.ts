import type { Plugin } from 'vite';

/** A check of the router's with the sentence that it has for whoever writes an application. */
const CHECK = /\b((?:UNSAFE_)?invariant|warning|warnOnce)\(([^\n]*), (?:"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)\)/g;

/** The checks stay and their sentences do not travel: two hundredths of the router, read by nobody who learns. */
export function withoutSentences(code: string): string {
  return code.replace(CHECK, (check, name: string, checked: string) =>
    isOneExpression(checked) ? `${name}(${checked})` : check,
  );
}

function isOneExpression(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0 && !text.includes(';');
}

export function routerWords(): Plugin {
  return {
    name: 'router-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
      handler: (code) => ({ code: withoutSentences(code), map: null }),
    },
  };
}
