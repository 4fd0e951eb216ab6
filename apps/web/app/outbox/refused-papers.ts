import { readStored, removeStored, writeStored } from '../session/safe-storage.ts';
import { REFUSED_PAPERS_KEY } from '../session/storage-keys.ts';
import { createStoredNews } from '../session/stored-news.ts';
import type { About } from './outbox.ts';

/** A paper that was handed in here and that the server would not take. */
export interface RefusedPaper extends About {
  userId: string;
  lessonId: number;
  /** Why not: the code of the refusal, and its words. */
  code: string;
  words: string;
}

const news = createStoredNews();
export const watchRefused = news.watch;

/** What is kept, as one word that changes with it; null where nothing is. */
export const refusedText = (): string | null => readStored(REFUSED_PAPERS_KEY);

export function refusedIn(text: string | null): readonly RefusedPaper[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Whoever sent it may look at another page, or at none, when the refusal comes: it is told until it was read. */
export function keepRefused(paper: RefusedPaper): void {
  keep([...others(paper), paper]);
}

/** It was read, or the paper was taken after all. */
export function forgetRefused(paper: PaperName): void {
  keep(others(paper));
}

type PaperName = Pick<RefusedPaper, 'userId' | 'lessonId'>;

function others({ userId, lessonId }: PaperName): RefusedPaper[] {
  return refusedIn(refusedText()).filter((other) => other.userId !== userId || other.lessonId !== lessonId);
}

function keep(papers: readonly RefusedPaper[]): void {
  if (papers.length === 0) removeStored(REFUSED_PAPERS_KEY);
  else writeStored(REFUSED_PAPERS_KEY, JSON.stringify(papers));
  news.tell();
}
