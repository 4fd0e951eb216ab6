import type { Api, EndpointName } from '@hessa/contract/api';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { z } from 'zod';
import type { ContextFor } from './context.ts';

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

export type Handler<E extends EndpointDefinition> = (
  ctx: ContextFor<E['access']>,
  input: InputOf<E>,
) => Promise<ResultOf<E>>;

/** One handler for every endpoint of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Api[Name]> };
