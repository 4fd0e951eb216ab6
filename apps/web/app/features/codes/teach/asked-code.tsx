import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { CodeStory } from './code-story.tsx';

/** The code that the desk's box led here for: everything about it, above the rest. */
export function AskedCode({ code, digits }: { code: string; digits: DigitStyle }) {
  const read = useRead('GET /api/teach/codes/find', { query: { code } }, { freshMs: 0 });
  return (
    <ReadGate read={read} waiting="بندوّر على الكود" failed="مقدرناش نلاقي الكود">
      {({ data }) => <CodeStory found={data} digits={digits} />}
    </ReadGate>
  );
}
