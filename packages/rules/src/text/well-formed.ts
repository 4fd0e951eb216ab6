/**
 * Text in which half a surrogate pair, as a cut title may leave it, has become the sign for «unreadable»: it could
 * neither be encoded nor stored. `toWellFormed` does the same, but browsers of 2022 do not know it.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
