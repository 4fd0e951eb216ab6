import type { Reply } from '@hessa/contract/client';
import { teachStudentPaperPath } from '@hessa/rules/pages/console-pages';
import { MINUTE, SECOND, TIME } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

type Flag = Reply<'GET /api/teach/results/{lessonId}'>['data']['flags'][number];

interface FlaggedPapersProps {
  flags: readonly Flag[];
  lessonId: number;
  digits: DigitStyle;
}

/** Papers worth a look, and first of all what such a remark is worth. */
export function FlaggedPapers({ flags, lessonId, digits }: FlaggedPapersProps) {
  return (
    <div className="report-list">
      <Note tone="info" still title="دي ملاحظات، مش اتهامات">
        <p>محدش بيتمنع بسببها، ولا طالب بيشوفها. اسأل قبل ما تحكم:</p>
        <ul className="flag-meanings">
          <li>
            <b>أسرع من القراية، أقل من ثانيتين للسؤال</b>
            ممكن تكون الإجابات جت جاهزة. وكتير بتطلع بريئة: الحل كان في الكراسة الأول، أو الأسئلة كلمة واحدة.
          </li>
          <li>
            <b>نفس الغلطات من نفس الجهاز</b>
            ممكن واحد حل للتاني. وبتطلع بريئة لما يكونوا إخوات وذاكروا سوا.
          </li>
          <li>
            <b>نفس الغلطات من نفس الشبكة</b>
            أضعف ملاحظة، وبريئة في أغلب الأحيان: شركة الموبايل بتطلّع آلاف الناس من عنوان واحد، والغلطة المشهورة بتتكرر
            لوحدها.
          </li>
          <li>
            <b>ساب صفحة الامتحان كذا مرة أو أكتر من دقيقة</b>
            ممكن يكون دوّر على الإجابة. وأغلبها بريئة: مكالمة جت، رسالة وصلت، أو الشاشة نامت وهو بيفكر أو بيحل في ورقة.
            بنعدّ بس الوقت اللي الصفحة فيه كانت مستخبية على جهازه: موبايل تاني أو كتاب جنبه ما بيبانش هنا.
          </li>
        </ul>
      </Note>
      <ul className="report-rows">
        {flags.map((flag) => (
          <li key={flag.studentId} className="report-row">
            <Link className="report-row-name" to={teachStudentPaperPath({ lessonId, studentId: flag.studentId })}>
              <RtlTitle>{flag.name}</RtlTitle>
            </Link>
            <span className="flag-reasons">
              {flag.secondsPerQuestion !== null && (
                <span>
                  أسرع من القراية:{' '}
                  {flag.secondsPerQuestion < 1 ? (
                    'أقل من ثانية'
                  ) : (
                    <bdi>{countedNoun(flag.secondsPerQuestion, SECOND, digits)}</bdi>
                  )}{' '}
                  للسؤال
                </span>
              )}
              {flag.away && (
                <span>
                  ساب الصفحة <bdi>{countedNoun(flag.away.times, TIME, digits)}</bdi>،{' '}
                  {flag.away.seconds < 60 ? (
                    <bdi>{countedNoun(flag.away.seconds, SECOND, digits)}</bdi>
                  ) : (
                    <bdi>{countedNoun(Math.round(flag.away.seconds / 60), MINUTE, digits)}</bdi>
                  )}{' '}
                  في المجموع
                </span>
              )}
              {flag.onDevice.length > 0 && (
                <span>
                  نفس الغلطات (<bdi>{formatNumber(flag.wrong, digits)}</bdi>) من نفس الجهاز مع{' '}
                  <Names names={flag.onDevice} />
                </span>
              )}
              {flag.onAddress.length > 0 && (
                <span>
                  نفس الغلطات (<bdi>{formatNumber(flag.wrong, digits)}</bdi>) من نفس الشبكة مع{' '}
                  <Names names={flag.onAddress} /> (<bdi>{formatNumber(flag.fromAddress, digits)}</bdi> سلّموا منها)
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
    <span key={at}>
      {at > 0 && '، '}
      <RtlTitle>{name}</RtlTitle>
    </span>
  ));
}
