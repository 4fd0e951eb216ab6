export type CallOutcome = { readonly kind: 'status'; readonly status: number } | { readonly kind: 'network-failure' };

/** What the start-up call says about a saved login: 404 is a student who has no courses yet. */
export function validationVerdict(outcome: CallOutcome): 'valid' | 'invalid' | 'unreachable' {
  if (outcome.kind === 'network-failure') return 'unreachable';
  const { status } = outcome;
  return (status >= 200 && status < 300) || status === 404 ? 'valid' : 'invalid';
}

/** What to do with the calls that wait for a refresh. Only a refusal ends the login; a bad line never does. */
export function afterRefresh(outcome: CallOutcome): 'replay' | 'sign-out' | 'reject-and-stay' {
  if (outcome.kind === 'network-failure') return 'reject-and-stay';
  if (outcome.status >= 200 && outcome.status < 300) return 'replay';
  return outcome.status === 401 || outcome.status === 403 ? 'sign-out' : 'reject-and-stay';
}
