export const TERMS = ['First', 'Second', 'Summer'] as const;

export type Term = (typeof TERMS)[number];

const LABELS: Record<Term, string> = {
  First: 'الترم الأول',
  Second: 'الترم التاني',
  Summer: 'الترم الصيفي',
};

export function termLabel(term: Term): string {
  return LABELS[term];
}

/** Where «الترم» stands before it already. */
export function termName(term: Term): string {
  return LABELS[term].replace('الترم ', '');
}
