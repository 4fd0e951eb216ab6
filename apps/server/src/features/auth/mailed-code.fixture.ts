/** The six digits that a mail carries. */
export function codeIn(mail: { text: string } | undefined): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('there is no code in this mail');
  return code;
}

/** Another code of the same shape. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0');
}
