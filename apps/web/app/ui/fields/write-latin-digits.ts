import { toLatinDigits } from '@hessa/rules/text/digits';

/** Arabic-Indic digits become 0-9 while they are typed, and the caret stays where it was. */
export function writeLatinDigits(input: HTMLInputElement, alsoMake: (text: string) => string = (text) => text): void {
  const written = alsoMake(toLatinDigits(input.value));
  if (written === input.value) return;
  const caret = input.selectionStart;
  input.value = written;
  if (caret !== null) input.setSelectionRange(caret, caret);
}
