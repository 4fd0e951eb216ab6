import { useEffect, useState } from 'react';

/** A field of a question: its words, or one of its choices. */
export interface FocusPlace {
  question: string;
  field: 'text' | number;
}

export const placeName = ({ question, field }: FocusPlace): string => `${question} ${field}`;

/** Puts the focus into a field, also into one that the same step brings into the page. */
export function useFocusPlace(): (place: FocusPlace) => void {
  const [wanted, setWanted] = useState<FocusPlace | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const field = document.querySelector<HTMLElement>(`[data-place="${placeName(wanted)}"]`);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return setWanted;
}
