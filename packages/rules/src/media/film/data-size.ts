/** What something takes of somebody's package, as people count it: whole kilobytes, megabytes, tenths of gigabytes. */
export interface DataSize {
  readonly unit: 'kilobytes' | 'megabytes' | 'gigabytes';
  readonly value: number;
}

export function dataSize(bytes: number): DataSize {
  // Two figures are enough to compare by.
  const kilobytes = bytes < 100_000 ? Math.ceil(bytes / 1000) : Math.round(bytes / 10_000) * 10;
  if (kilobytes < 1000) return { unit: 'kilobytes', value: kilobytes };
  const megabytes = Math.round(bytes / 1_000_000);
  if (megabytes < 1000) return { unit: 'megabytes', value: megabytes };
  return { unit: 'gigabytes', value: Math.round(megabytes / 100) / 10 };
}
