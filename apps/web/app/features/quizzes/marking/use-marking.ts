import type { Reply } from '@hessa/contract/client';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { readStored, removeStored, writeStored } from '../../../session/safe-storage.ts';
import { useSession } from '../../../session/use-session.ts';
import { draftPlace } from '../../../teach-shell/editing/use-draft.ts';

export type MarkingDesk = Reply<'GET /api/teach/marking/{lessonId}'>['data'];
export type DeskQuestion = NonNullable<MarkingDesk['question']>;
export type DeskPaper = DeskQuestion['papers'][number];

/** Marks under the pen: a criterion that was not looked at yet has none. */
interface MarkDraft {
  given: (number | null)[];
  comments: string[];
  /** The marking that it began from. */
  basedOn: string | null;
}

type Drafts = Readonly<Record<string, MarkDraft>>;

function readDrafts(place: string): Drafts {
  try {
    const kept: unknown = JSON.parse(readStored(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}

/** Whether it waits for who sits at this desk: as the first, or as the second of two. */
export const isWaiting = ({ stage }: DeskPaper): boolean => stage === 'unmarked' || stage === 'second';

export const isWhole = ({ given }: MarkDraft): boolean => given.every((marks) => marks !== null);

/**
 * What is marked at a desk. Every tap is kept in the browser until the server has it, through a reload and a cut line;
 * what somebody else marked meanwhile is shown and taken, never laid over.
 */
export function useMarking(lessonId: number, question: DeskQuestion) {
  const session = useSession();
  const place = draftPlace(session.status === 'member' ? session.user.id : '', `marking ${question.identity}`);
  const [papers, setPapers] = useState<readonly DeskPaper[]>(question.papers);
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(place));
  const [overtaken, setOvertaken] = useState<string | null>(null);
  /** When the desk was opened and each paper was saved: what the rest will take. */
  const [savedAt, setSavedAt] = useState<readonly number[]>(() => [Date.now()]);
  const sending = useSending();

  function keep(next: Drafts): void {
    setDrafts(next);
    if (Object.keys(next).length === 0) removeStored(place);
    else writeStored(place, JSON.stringify(next));
  }

  const draftOf = (paper: DeskPaper): MarkDraft =>
    drafts[paper.studentId] ?? {
      given: paper.marking?.given ?? paper.criteria.map(() => null),
      comments: paper.marking?.comments ?? [],
      basedOn: paper.marking?.at ?? null,
    };

  function change(paper: DeskPaper, edit: (now: MarkDraft) => Partial<MarkDraft>): void {
    const now = draftOf(paper);
    keep({ ...drafts, [paper.studentId]: { ...now, ...edit(now) } });
  }

  /** Sends this paper, true when its marks are stored, and whatever whole draft is left from a line that was cut. */
  async function save(paper: DeskPaper): Promise<boolean> {
    const whole = Object.entries({ ...drafts, [paper.studentId]: draftOf(paper) }).filter(([, draft]) =>
      isWhole(draft),
    );
    let isSaved = false;
    await sending.send(async () => {
      const { data } = await call('POST /api/teach/marking/{lessonId}', {
        params: { lessonId },
        body: {
          question: question.identity,
          marks: whole.slice(0, 50).map(([studentId, { given, comments, basedOn }]) => ({
            studentId,
            basedOn,
            given: given.flatMap((marks) => marks ?? []),
            comments,
          })),
        },
      });
      const outcomes = new Map(data.map((each) => [each.studentId, each]));
      setPapers(
        papers.map((each) => {
          const told = outcomes.get(each.studentId);
          return told ? { ...each, stage: told.stage ?? each.stage, marking: told.marking ?? each.marking } : each;
        }),
      );
      keep(Object.fromEntries(Object.entries(drafts).filter(([studentId]) => !outcomes.has(studentId))));
      const own = outcomes.get(paper.studentId);
      setOvertaken(own && own.outcome !== 'saved' ? own.outcome : null);
      isSaved = own?.outcome === 'saved';
      if (isSaved) setSavedAt((before) => [...before, Date.now()]);
    });
    return isSaved;
  }

  return { ...sending, papers, savedAt, draftOf, change, save, overtaken, hasDraft: (id: string) => id in drafts };
}
