/** What corrects the phone's clock to the server's, by what its answer said. */
export function serverSkew({ serverTime }: { serverTime: string }, answeredAt: number): number {
  return Date.parse(serverTime) - answeredAt;
}

/** The server's time now. */
export function serverNow(told: { serverTime: string }, answeredAt: number): number {
  return Date.now() + serverSkew(told, answeredAt);
}
