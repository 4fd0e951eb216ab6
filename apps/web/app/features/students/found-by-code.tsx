import { isShapedLikeCode, normaliseCode } from '@hessa/rules/codes/code-text';
import { teachCodesPath, teachStudentPath } from '@hessa/rules/pages/console-pages';
import { Link } from 'react-router';
import { useRead } from '../../api/use-read.ts';
import { UNNAMED_STUDENT } from '../../teach-shell/reports/unnamed-student.ts';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';

/** Whether what was typed could be a code: its letters and its length, and no phone. */
export function looksLikeCode(typed: string): boolean {
  return isShapedLikeCode(typed) && !/^01/.test(normaliseCode(typed));
}

/** A supervisor types the code that a student reads out: whose it is stands above the list. */
export function FoundByCode({ typed }: { typed: string }) {
  const { reply } = useRead('GET /api/teach/codes/find', { query: { code: typed } }, { freshMs: 0 });
  if (!reply) return null;
  const { code, redeemedBy } = reply.data;
  const isUsed = code.state === 'redeemed';
  const story = (
    <Link className="text-link" to={`${teachCodesPath()}?code=${encodeURIComponent(code.code)}`}>
      حكاية الكود
    </Link>
  );
  return (
    <Note tone="info" title={isUsed ? 'ده كود، وفي طالب فعّله' : 'ده كود، ولسه محدش فعّله'} actions={story}>
      <p>
        <Ltr>{code.code}</Ltr>
        {isUsed && !redeemedBy && `: ${UNNAMED_STUDENT}`}
        {redeemedBy && (
          <>
            {': '}
            <Link className="text-link" to={teachStudentPath({ studentId: redeemedBy.id })}>
              <RtlTitle>{redeemedBy.name}</RtlTitle>
            </Link>
          </>
        )}
      </p>
    </Note>
  );
}
