const DESCRIPTION_LIMIT = 100;

export type DescriptionCut =
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'cut'; readonly shown: string; readonly text: string };

/** Counts characters, not UTF-16 halves, so that no emoji is cut in two. */
export function cutDescription(description: string | null | undefined): DescriptionCut {
  const text = description ?? '';
  const characters = [...text];
  if (characters.length <= DESCRIPTION_LIMIT) return { kind: 'whole', text };
  return { kind: 'cut', shown: characters.slice(0, DESCRIPTION_LIMIT).join('').trimEnd(), text };
}
