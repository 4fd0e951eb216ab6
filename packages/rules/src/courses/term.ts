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

/** A course whose term is missing or unknown belongs to the first term. */
export function termOrFirst(text: string | null | undefined): Term {
  return TERMS.find((term) => term === text) ?? 'First';
}
