import { z } from 'zod';

/**
 * A positive whole number in a path or query, written in plain Latin digits: `1e0`, ` 1` and Arabic digits are
 * neither ids nor pages. Callers in TypeScript may pass a number; on the wire it is text.
 */
export const wholeNumber = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,8}$/))
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999 });

/** What the description of the API says of it, since a transformation cannot be described by itself. */
const upTo = (maximum: number) =>
  wholeNumber.refine((value) => value <= maximum).meta({ type: 'integer', minimum: 1, maximum });

export const page = upTo(10_000).optional();
const size = upTo(50).optional();

/** Paging of a list; the specification spells the names in two casings and both are read. */
export const pagingFields = { pageNumber: page, pagenumber: page, pageSize: size, pagesize: size };

type PagingQuery = { [Name in keyof typeof pagingFields]?: number | undefined };

export function pageOf(query: PagingQuery, defaultSize: number): { page: number; size: number } {
  return {
    page: query.pageNumber ?? query.pagenumber ?? 1,
    size: query.pageSize ?? query.pagesize ?? defaultSize,
  };
}
