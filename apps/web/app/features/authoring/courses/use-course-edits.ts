import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../../api/refusal-of.ts';
import type { TaughtCourse, TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';

interface Edited {
  data: { version: number; id?: number };
}

export interface CourseEdits {
  /** The units as they will be once what is under way has arrived. */
  units: readonly TaughtUnit[];
  isBusy: boolean;
  /** Why the last edit did not go through; the tree then shows what the server has. */
  trouble: string | null;
  forget: () => void;
  /** Sends an edit based on what is shown; throws what the server refused. `expected` is shown meanwhile. */
  edit: (send: (version: number) => Promise<Edited>, expected?: readonly TaughtUnit[]) => Promise<Edited['data']>;
  /** The same for edits without a dialog of their own, such as a drag: a refusal stands above the tree. */
  quietly: (send: (version: number) => Promise<Edited>, expected?: readonly TaughtUnit[]) => void;
}

/**
 * Edits of the tree, one after the other: each is based on the version that the one before it left. When one is
 * refused, because somebody else changed the course, those that wait behind it are dropped: they were made upon a tree
 * that is no more.
 */
export function useCourseEdits(course: TaughtCourse, refresh: () => Promise<void>): CourseEdits {
  const [expected, setExpected] = useState<readonly TaughtUnit[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const version = useRef(course.version);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const refusals = useRef(0);

  useEffect(() => {
    version.current = Math.max(version.current, course.version);
  }, [course.version]);

  function edit(send: (version: number) => Promise<Edited>, next?: readonly TaughtUnit[]): Promise<Edited['data']> {
    const refusedBefore = refusals.current;
    setTrouble(null);
    if (next) setExpected(next);
    waiting.current += 1;
    setBusy(true);
    const done = line.current.then(async () => {
      try {
        if (refusals.current !== refusedBefore) throw new DroppedEdit();
        const { data } = await send(version.current);
        version.current = Math.max(version.current, data.version);
        await refresh();
        return data;
      } catch (error) {
        if (!(error instanceof DroppedEdit)) {
          refusals.current += 1;
          await refresh();
        }
        throw error;
      } finally {
        waiting.current -= 1;
        if (waiting.current === 0) {
          setExpected(null);
          setBusy(false);
        }
      }
    });
    line.current = done.catch(() => {});
    return done;
  }

  return {
    units: expected ?? course.units,
    isBusy,
    trouble,
    forget: () => setTrouble(null),
    edit,
    quietly: (send, next) => {
      edit(send, next).catch((error: unknown) => {
        if (error instanceof DroppedEdit) return;
        setTrouble(refusalOf(error).messageAr);
      });
    },
  };
}

/** It waited behind an edit that was refused. */
class DroppedEdit extends Error {}
