import { BLUEPRINT_LIMITS } from '@hessa/rules/quizzes/bank/blueprint';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { type EditedRow, sentRow } from './blueprint-rows.ts';
import { type DrawnQuestion, withOther } from './drawn-blocks.ts';
import type { Drawn } from './take-drawn.ts';

interface DrawnFor {
  lessonId: number;
  unusedOnly: boolean;
  /** Empty is the whole bank. */
  course: string;
  /** Drawn in this visit and in the paper already. */
  inPaper: ReadonlySet<number>;
}

/** What came of asking for another. */
export type Changed = 'changed' | 'no-other';

/** Draws by a blueprint, all of it or one block anew; nothing goes into the paper by it. */
export function useDrawing(rows: readonly EditedRow[], { lessonId, unusedOnly, course, inPaper }: DrawnFor) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [putBack, setPutBack] = useState<readonly number[]>([]);
  const [changed, setChanged] = useState<Changed | null>(null);
  const { busy, refusal, send } = useSending();

  async function ask(asked: readonly ReturnType<typeof sentRow>[], except: readonly number[]): Promise<Drawn> {
    const from = course === '' ? null : Number(course);
    const without = [...inPaper, ...except].slice(0, BLUEPRINT_LIMITS.except);
    const body = { rows: [...asked], unusedOnly, lessonId, course: from, except: without };
    return (await call('POST /api/teach/bank/draw', { body })).data;
  }

  const drawAll = () =>
    send(async () => {
      setDrawn(await ask(rows.map(sentRow), []));
      setPutBack([]);
      setChanged(null);
    });

  /** As many others by the same row. Whoever has seen them all begins anew. */
  const change = (block: readonly DrawnQuestion[]) =>
    send(async () => {
      const row = rows[block[0]?.row ?? 0];
      if (!drawn || !row) return;
      const shown = drawn.questions.map(({ id }) => id);
      const found = await ask([{ ...sentRow(row), count: block.length }], [...shown, ...putBack]);
      const other = withOther(drawn, block, found);
      setChanged(other ? 'changed' : 'no-other');
      setPutBack(other ? [...putBack, ...block.map(({ id }) => id)] : []);
      if (other) setDrawn(other);
    });

  return { drawn, changed, busy, refusal, drawAll, change, giveUp: () => setDrawn(null) };
}

export type Drawing = ReturnType<typeof useDrawing>;
