export type CallOutcome = { readonly kind: 'status'; readonly status: number } | { readonly kind: 'network-failure' };

/** What the start-up call says about a saved login: 404 is a student who has no courses yet. */
export function validationVerdict(outcome: CallOutcome): 'valid' | 'invalid' | 'unreachable' {
  if (outcome.kind === 'network-failure') return 'unreachable';
  const { status } = outcome;
  return (status >= 200 && status < 300) || status === 404 ? 'valid' : 'invalid';
}
