/** What is typed becomes what it should look like while it is typed, and the caret stays where it was. */
export function rewriteInput(input: HTMLInputElement, make: (text: string) => string): void {
  const written = make(input.value);
  if (written === input.value) return;
  const caret = input.selectionStart;
  input.value = written;
  if (caret !== null) input.setSelectionRange(caret, caret);
}
