/** All that any screen ever shows of a token. */
export function tokenTail(token: string | null): string {
  return token ? `…${token.slice(-4)}` : 'مفيش';
}
