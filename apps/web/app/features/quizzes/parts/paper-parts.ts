import type { Reply } from '@hessa/contract/client';

type QuizFacts = NonNullable<Reply<'GET /Student/contentlesson/{id}'>['quiz']>;

export type ShownSection = NonNullable<QuizFacts['sections']>[number];
export type ShownPassage = NonNullable<QuizFacts['passages']>[number];

/** What the questions of a paper stand in. */
export interface PaperParts {
  sections: readonly ShownSection[];
  passages: readonly ShownPassage[];
}

/** What a phone kept before papers had parts says nothing of them. */
export const partsOf = ({
  sections,
  passages,
}: { [Part in keyof PaperParts]?: PaperParts[Part] | undefined }): PaperParts => ({
  sections: sections ?? [],
  passages: passages ?? [],
});
