import { toLatinDigits } from '@hessa/rules/text/digits';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Press } from '../../ui/controls/use-second-press.ts';

interface QuizKeys {
  /** How many things of the question a key can press. */
  count: number;
  picked: readonly number[];
  /** Where one answer is to be chosen an arrow chooses; where several are it only walks. */
  arrows: 'choose' | 'walk';
  press: (place: number) => void;
  goOn: (press: Press) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The whole quiz by keyboard: a number or a letter chooses, arrows walk the answers, Enter goes on. Only while the
 * focus is inside the sheet, and never in the place of what a button, a radio or a box does by itself.
 */
export function useQuizKeys(sheet: RefObject<HTMLElement | null>, keys: QuizKeys): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { count, picked, arrows, press, goOn } = keys;
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('button, a, dialog, textarea')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // A key that is held down goes on once.
      return event.repeat ? undefined : goOn(event);
    }
    if (count === 0) return;
    const options = [...(sheet.current?.querySelectorAll<HTMLInputElement>('.quiz-option input') ?? [])];
    const here = options.indexOf(target as HTMLInputElement);
    // A radio goes on with arrows by itself.
    const step = here >= 0 && arrows === 'choose' ? undefined : STEPS[event.key];
    const from = here >= 0 ? here : (picked[0] ?? (step === 1 ? -1 : 0));
    const place = step === undefined ? placeOf(event.key) : (from + step + count) % count;
    if (place === null || place >= count) return;
    event.preventDefault();
    if (step === undefined || arrows === 'choose') press(place);
    options[place]?.focus();
  });

  useEffect(() => {
    const element = sheet.current;
    element?.addEventListener('keydown', pressKey);
    return () => element?.removeEventListener('keydown', pressKey);
  }, [sheet]);
}

function placeOf(key: string): number | null {
  const digit = /^[1-8]$/.exec(toLatinDigits(key));
  if (digit) return Number(digit[0]) - 1;
  const letter = 'abcdefgh'.indexOf(key.toLowerCase());
  return key.length === 1 && letter >= 0 ? letter : null;
}
