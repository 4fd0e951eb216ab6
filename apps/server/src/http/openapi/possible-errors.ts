import type { EndpointDefinition } from '@hessa/contract/endpoint';
import { type ErrorCode, errorEntry } from '@hessa/contract/errors/catalogue';
import { wantsRole } from '../allowed-access.ts';

const ANY_CALL: readonly ErrorCode[] = [
  'tenant.unknown',
  'request.invalid',
  'limit.too_many_requests',
  'limit.work_needed',
  'service.busy',
  'service.unavailable',
  'service.failed',
];
const WITH_BODY: readonly ErrorCode[] = ['request.too_large', 'request.unsupported_type', 'request.timeout'];
const FIRST: readonly ErrorCode[] = ['access.password_temporary', 'access.second_factor_missing'];
const SIGNED_IN: readonly ErrorCode[] = ['session.required', 'session.expired'];

/** Every code an endpoint can answer: its own, and those its kind of call can. */
export function possibleErrors(endpoint: EndpointDefinition): ErrorCode[] {
  const { access, method } = endpoint;
  const needsLogin = access === 'bearer' || wantsRole(access);
  const codes: ErrorCode[] = [
    ...endpoint.errors,
    ...(needsLogin ? SIGNED_IN : []),
    ...(wantsRole(access) && !endpoint.opensFirst ? FIRST : []),
    ...((needsLogin && access !== 'student') || method !== 'GET' ? (['access.forbidden'] as const) : []),
    ...(endpoint.freshSignIn ? (['session.proof_needed'] as const) : []),
    ...(endpoint.body || endpoint.form ? WITH_BODY : []),
    ...ANY_CALL,
  ];
  return [...new Set(codes)].sort((a, b) => errorEntry(a).status - errorEntry(b).status);
}
