import type { Passage, Placed, Section } from '@hessa/rules/quizzes/paper-parts';
import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { privateLink } from '../media/private-link.ts';
import type { Place } from '../media/signed-link.ts';
import { quizPassages } from './quiz-passages-table.ts';
import { quizSections } from './quiz-sections-table.ts';
import type { QuizVersion } from './quiz-version.ts';

/** What the questions of a version stand in. */
export interface QuizParts {
  sections: readonly Section[];
  passages: readonly Passage[];
}

/** Most papers have no parts, and their questions say so: then nothing is asked. */
export async function loadParts(
  tx: Tx,
  tenantId: string,
  version: QuizVersion,
  questions: readonly Placed[],
): Promise<QuizParts> {
  const has = (part: keyof Placed) => questions.some((question) => question[part] !== null);
  const [sections, passages] = await Promise.all([
    has('section')
      ? tx
          .select({ name: quizSections.name, instructions: quizSections.instructions, draw: quizSections.draw })
          .from(quizSections)
          .where(ofVersion(quizSections, tenantId, version))
          .orderBy(asc(quizSections.place))
      : [],
    has('passage')
      ? tx
          .select({
            title: quizPassages.title,
            text: quizPassages.text,
            imageMediaId: quizPassages.imageMediaId,
            audioMediaId: quizPassages.audioMediaId,
          })
          .from(quizPassages)
          .where(ofVersion(quizPassages, tenantId, version))
          .orderBy(asc(quizPassages.place))
      : [],
  ]);
  return { sections, passages };
}

type PartTable = { tenantId: PgColumn; lessonId: PgColumn; contentVersion: PgColumn };

const ofVersion = (table: PartTable, tenantId: string, { id, contentVersion }: QuizVersion) =>
  and(eq(table.tenantId, tenantId), eq(table.lessonId, id), eq(table.contentVersion, contentVersion));

/** Parts as rows of a version. */
export function partRows({ sections, passages }: QuizParts, tenantId: string, { id, contentVersion }: QuizVersion) {
  const rowOf = <Part>(part: Part, place: number) => ({ tenantId, lessonId: id, contentVersion, place, ...part });
  return { sections: sections.map(rowOf), passages: passages.map(rowOf) };
}

export const presentPassages = (ctx: AccountContext, place: Place | null, passages: readonly Passage[]) =>
  passages.map(({ title, text, imageMediaId, audioMediaId }) => ({
    title,
    text,
    imageUrl: imageMediaId === null ? null : privateLink(ctx, imageMediaId, 'video', place),
    audioUrl: audioMediaId === null ? null : privateLink(ctx, audioMediaId, 'video', place),
  }));

/** The parts as a student sees them; a paper that has none says nothing of them. */
export function presentParts(ctx: AccountContext, place: Place, { sections, passages }: QuizParts) {
  return {
    ...(sections.length > 0 && { sections: sections.map(({ name, instructions }) => ({ name, instructions })) }),
    ...(passages.length > 0 && { passages: presentPassages(ctx, place, passages) }),
  };
}

/** Where a question belongs, on the wire. */
export const presentPlace = ({ section, passage }: Placed) => ({
  ...(section !== null && { section }),
  ...(passage !== null && { passage }),
});
