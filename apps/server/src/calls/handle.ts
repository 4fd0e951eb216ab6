import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { z } from 'zod';
import type { ClaimContext, ContextFor } from './context.ts';

type Part<E, Name extends 'params' | 'query' | 'body' | 'form'> = E extends {
  readonly [N in Name]: infer Schema extends z.ZodType;
}
  ? { [N in Name]: z.output<Schema> }
  : unknown;

/** The checked input of an endpoint: only the parts it declares. */
export type InputOf<E extends EndpointDefinition> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Part<E, 'form'>;

/** What a handler returns: the reply's fields; `success` is added, `message` may be left out. */
export type ResultOf<E extends EndpointDefinition> = z.input<E['reply']>;

type Handler<E extends EndpointDefinition> = (ctx: ContextFor<E['access']>, input: InputOf<E>) => Promise<ResultOf<E>>;

/** A handler that knows which endpoint it answers. */
export type Call<E extends EndpointDefinition = EndpointDefinition> = Handler<E> & { readonly endpoint: E };

/** Any call, for lists of them: what each takes and gives is between it and its endpoint. */
export interface AnyCall {
  (ctx: never, input: never): Promise<Record<string, unknown>>;
  readonly endpoint: EndpointDefinition;
  /** Its handler gets a `ClaimContext`. */
  readonly takesClaim?: true;
}

/** Binds a handler to its endpoint; what it gets and may answer follows from there. */
export function handle<const E extends EndpointDefinition>(endpoint: E, handler: Handler<E>): Call<E> {
  return Object.assign(handler, { endpoint });
}

/** What only the door can ask of a caller, a handler that lets the door by cannot promise. */
interface ClaimedEndpoint extends EndpointDefinition {
  readonly access: 'student';
  readonly opensFirst?: never;
  readonly freshSignIn?: never;
  readonly freshness?: never;
}

/** The same for a handler that proves its caller itself. */
export function handleClaim<const E extends ClaimedEndpoint>(
  endpoint: E,
  handler: (ctx: ClaimContext, input: InputOf<E>) => Promise<ResultOf<E>>,
) {
  return Object.assign(handler, { endpoint, takesClaim: true as const });
}
