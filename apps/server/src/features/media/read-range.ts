interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/** One byte range of a file; players ask for nothing else. Null means the whole file. */
export function readRange(
  { range, 'if-range': ifRange }: RangeHeaders,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  // A download begun with another file cannot be continued with this one.
  if (ifRange !== undefined && ifRange !== etag) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
