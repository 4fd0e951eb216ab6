/** What the platform advertises with every course. */
const ADVERTISED: readonly string[] = [
  'حل الكتب الخارجية',
  'امتحانات مراجعة قبل المحاضرة وبعدها',
  'امتحانات شهرية',
  'جوايز للأوائل',
  'فريق دعم معاك',
  'دعم طول اليوم',
];

/** A course's own list stands before the common one. */
export function courseFeatures(own: readonly string[] | null): readonly string[] {
  return own && own.length > 0 ? own : ADVERTISED;
}
