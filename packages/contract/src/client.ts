import type { z } from 'zod';
import type { Api } from './api.ts';

/**
 * The typed client exists in types alone: an endpoint is named by its method and path, the way the
 * specification writes it, so that no schema is ever downloaded by a phone.
 *
 *   const { data } = await call('GET /api/Contact/getAll');
 */
export type Route = keyof Routes;

type Routes = { readonly [Name in keyof Api as `${Api[Name]['method']} ${Api[Name]['path']}`]: Api[Name] };

type EndpointAt<R extends Route> = Routes[R];

/** Calls that want the password typed a moment ago; the console makes them by a way of their own, which asks for it. */
export type FreshRoute = { [R in Route]: EndpointAt<R> extends { readonly freshSignIn: true } ? R : never }[Route];

type Part<E, Name extends 'params' | 'query' | 'body' | 'form'> = E extends {
  readonly [N in Name]: infer Schema extends z.ZodType;
}
  ? { [N in Name]: z.input<Schema> }
  : unknown;

/** What a call takes: only the parts its endpoint declares. */
export type Input<R extends Route> = Part<EndpointAt<R>, 'params'> &
  Part<EndpointAt<R>, 'query'> &
  Part<EndpointAt<R>, 'body'> &
  Part<EndpointAt<R>, 'form'>;

/** What a successful call answers. */
export type Reply<R extends Route> = { success: true } & z.output<EndpointAt<R>['reply']>;

/** What every refusal looks like on the wire; the request id travels in the X-Request-Id header. */
export interface Refusal {
  success: false;
  /** Stable name of the error, from the one catalogue. */
  code: string;
  /** The specification's quoted English where there is one, else the Arabic text. */
  message: string;
  /** What a screen shows. */
  messageAr: string;
  /** Names of the fields that were wrong, for `request.invalid`. */
  fields?: string[];
  /** For `limit.work_needed`: what to solve and bring in the X-Work header of the same call. */
  work?: string;
}

export interface WireRequest {
  method: string;
  /** Path and query string, relative to the API base address. */
  url: string;
  body?: string | FormData;
  contentType?: string;
}

export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  form?: Record<string, unknown>;
}

/** Turns a named call into what goes over the wire; the browser's and the in-process transport both use it. */
export function toWire(route: Route, parts: RequestParts = {}): WireRequest {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) asked.set(name, String(value));
  }
  // Not `asked.size`: older browsers have none, and would ask for everything or nothing.
  const query = asked.toString();
  const url = query === '' ? path : `${path}?${query}`;
  if (parts.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts.form)) form.set(name, String(value));
    return { method, url, body: form };
  }
  if (parts.body) return { method, url, body: JSON.stringify(parts.body), contentType: 'application/json' };
  return { method, url };
}
