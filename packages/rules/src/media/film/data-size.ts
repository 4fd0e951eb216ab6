const MEGABYTE = 1_000_000;

/** What something takes of somebody's package, as people count it: whole megabytes, gigabytes from a thousand on. */
export type DataSize =
  | { readonly unit: 'megabytes' | 'gigabytes'; readonly value: number }
  | { readonly unit: 'below-one' };

export function dataSize(bytes: number): DataSize {
  const megabytes = Math.round(bytes / MEGABYTE);
  if (megabytes < 1) return { unit: 'below-one' };
  if (megabytes < 1000) return { unit: 'megabytes', value: megabytes };
  return { unit: 'gigabytes', value: Math.round(megabytes / 100) / 10 };
}
