import { toLatinDigits } from '@hessa/rules/text/digits';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface QuizKeys {
  /** How many answers the question has. */
  count: number;
  chosen: number | null;
  choose: (choice: number) => void;
  goOn: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The whole quiz by keyboard: a number or a letter chooses, arrows walk the answers, Enter goes on. Only while the
 * focus is inside the sheet, and never in the place of what a button or a radio does by itself.
 */
export function useQuizKeys(sheet: RefObject<HTMLElement | null>, keys: QuizKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { count, chosen, choose, goOn } = keys;
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('button, a, dialog')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return goOn();
    }
    const step = target instanceof HTMLInputElement ? undefined : STEPS[event.key];
    const choice = step === undefined ? choiceOf(event.key) : ((chosen ?? (step > 0 ? -1 : 0)) + step + count) % count;
    if (choice === null || choice >= count) return;
    event.preventDefault();
    choose(choice);
    sheet.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[choice]?.focus();
  });

  useEffect(() => {
    const element = sheet.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [sheet]);
}

function choiceOf(key: string): number | null {
  const digit = /^[1-8]$/.exec(toLatinDigits(key));
  if (digit) return Number(digit[0]) - 1;
  const letter = 'abcdefgh'.indexOf(key.toLowerCase());
  return key.length === 1 && letter >= 0 ? letter : null;
}
