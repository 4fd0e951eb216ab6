import { toLatinDigits } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent } from 'react';

interface MarkingKeys {
  give: (marks: number) => void;
  toRow: (step: 1 | -1) => void;
  save: () => void;
  later: () => void;
  comments: () => void;
}

/** The whole desk by keyboard, whichever language it is set to; never in the place of what a field or a button does. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
    const digit = /^\d$/.exec(toLatinDigits(event.key));
    if (digit) keys.give(Number(digit[0]));
    else if (event.key === 'ArrowDown') keys.toRow(1);
    else if (event.key === 'ArrowUp') keys.toRow(-1);
    // A mark that was tapped has the focus: Enter is for the paper, the space bar for the mark. The bubble of the paper
    // that is on the desk leads nowhere.
    else if (event.key === 'Enter' && !target.closest('button:not([role="radio"], [aria-current]), a, summary'))
      keys.save();
    else if (event.key === 'ب' || event.code === 'KeyF') keys.later();
    else if (event.key === 'ق' || event.code === 'KeyR') keys.comments();
    else return;
    event.preventDefault();
    // What was pressed before the desk was typed at would take the next Enter; Tab goes on from where it was.
    if (target === document.activeElement && target.closest('button:not([role="radio"]), a, summary')) target.blur();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
