import type { z } from 'zod';
import type { ErrorCode } from './errors/catalogue.ts';

/**
 * Who may call an endpoint. There is no default: an endpoint that does not say it does not compile,
 * and the server refuses to boot with a route that has none.
 *
 * - `public`    anyone; the caller's token, if any, is not even looked at
 * - `visitor`   anyone; a good token is recognised, a bad one is ignored (never a 401)
 * - `bearer`    whoever holds a token of this tenant, even an expired one: the handler judges it itself
 * - `student`   any signed-in account
 * - `assistant` | `teacher` | `owner`  that role of the teacher's console or a higher one
 */
export type Access = 'public' | 'visitor' | 'bearer' | 'student' | 'assistant' | 'teacher' | 'owner';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointDefinition {
  readonly method: Method;
  /** The first listed form of the specification, parameters in braces: `/api/Student/contentlesson/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Answers also who owes something first: a password of their own, a second factor. */
  readonly opensFirst?: true;
  /** What the browser kept of the origin's files is thrown away with the answer. */
  readonly clearsBrowserCache?: true;
  /** What is worth money or personal: the password was typed within the last quarter of an hour, or it is asked for. */
  readonly freshSignIn?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** A multipart form; text fields only. */
  readonly form?: z.ZodObject;
  /** The whole success body but for `success`; build it with `wrapped()` or `bare()`. */
  readonly reply: z.ZodObject;
  /** The codes this endpoint answers besides those any endpoint may (see `errors/everywhere.ts`). */
  readonly errors: readonly ErrorCode[];
  /** How many bytes its body may have, where 64 KB are too few. */
  readonly bodyBytes?: number;
  /** Answers take at least this long, so that their timing tells nothing about who exists. */
  readonly floorMs?: number;
  /**
   * What it reads may be as it was two seconds ago, so that a standby can answer; where something was changed in the
   * console since, it is as it is now. Never for what students have just done themselves.
   */
  readonly freshness?: 'may be old';
  /** A public answer that is the same for every caller of a tenant may be cached this long. */
  readonly cacheSeconds?: number;
}

export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

/**
 * The specification writes paths with and without the /api prefix; its endpoints answer both. The console's are ours
 * alone and answer one: its pages stand at /teach themselves.
 */
export function pathVariants(path: string): [string, ...string[]] {
  if (path.startsWith('/api/teach/')) return [path];
  const bare = path.startsWith('/api/') ? path.slice('/api'.length) : path;
  return [`/api${bare}`, bare];
}
