import { useLayoutEffect, useRef, useState } from 'react';

type Calls = Record<string, (...given: never[]) => unknown>;

/** The same object at every drawing, whose calls reach the newest ones: whoever is given it need not be drawn again. */
export function useStable<Given extends Calls>(calls: Given): Given {
  const newest = useRef(calls);
  useLayoutEffect(() => {
    newest.current = calls;
  });
  const [stable] = useState(() => {
    const names: (keyof Given)[] = Object.keys(calls);
    const passOn =
      (name: keyof Given) =>
      (...given: never[]) =>
        newest.current[name]?.(...given);
    return Object.fromEntries(names.map((name) => [name, passOn(name)])) as Given;
  });
  return stable;
}
