import type { FreshRoute, Reply } from '@hessa/contract/client';
import { ApiError } from '../../api/api-error.ts';
import { type CallArguments, callDated } from '../../api/call.ts';
import { askForProof } from './sign-in-proof.ts';

/**
 * A call that wants the password typed a moment ago. When it was not, it is asked for on the spot and the call is made
 * again, so that whoever called knows nothing of it and whatever was typed stays where it is.
 */
export async function callFreshly<R extends FreshRoute>(route: R, ...args: CallArguments<R>): Promise<Reply<R>> {
  try {
    return (await callDated(route, ...args)).reply;
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'session.proof_needed';
    if (!isStale || !(await askForProof())) throw error;
    return (await callDated(route, ...args)).reply;
  }
}
