import { neverInCode, readSeenMark } from '@hessa/rules/media/mark-code';
import { readPlayerTime } from '@hessa/rules/media/read-player-time';
import { TRACES_KEPT_DAYS } from '@hessa/rules/media/traces';
import { DAY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { underField, useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { type Traced, TracedStudents } from './traced-students.tsx';
import './students-screen.css';
import './traces-screen.css';

/** A clip of a lesson is going round: whose screen was it filmed from? */
export function TracesScreen({ digits }: { digits: DigitStyle }) {
  const [found, setFound] = useState<Traced | null>(null);
  const form = useForm({
    initial: { seen: '', second: '', day: '' },
    problemsOf: ({ seen, second }) => ({
      seen: readSeenMark(seen) === null && (
        <>
          {formatDigits('اكتب الكود كامل (5 حروف وأرقام)، أو 4 أرقام ورا بعض على الأقل من الموبايل.', digits)}{' '}
          <NeverInCode />
        </>
      ),
      second: second.trim() !== '' && readPlayerTime(second) === null && 'اكتبها زي المشغّل، مثلًا 21:40.',
    }),
    send: async ({ seen, second, day }) => {
      const asked = { seen, second: second.trim() === '' ? null : readPlayerTime(second), day: day || null };
      setFound({ asked, ...(await call('POST /api/teach/traces', { body: asked })).data });
    },
    blame: underField({ 'trace.unreadable': 'seen' }),
  });
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>مصدر التسريب</h1>
      </div>
      <p className="muted traces-lead">
        {formatDigits(
          'فيديو من عندك بيتبعت بره؟ وقّفه وبُص على الكتابة الخفيفة اللي بتتحرّك فوق الصورة: موبايل الطالب وجنبه كود من 5 حروف وأرقام. اكتب اللي قدرت تقراه، وهنقولك ده حساب مين، وكان بيتفرّج إمتى.',
          digits,
        )}
      </p>
      <form {...form.props} className="move-form">
        <Field
          {...form.field('seen')}
          label="الكود، أو أرقام من الموبايل"
          script="latin"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
        />
        <div className="traces-when">
          <Field
            {...form.field('second')}
            label="الدقيقة في الفيديو (لو عارفها)"
            script="latin"
            placeholder="21:40"
            autoComplete="off"
            maxLength={8}
          />
          <Field {...form.field('day')} label="اليوم (لو عارفه)" type="date" />
        </div>
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" busy={form.busy}>
          دوّر
        </Button>
      </form>
      <div className="traces-answer">
        {found?.students.length === 0 && (
          <Note tone="info" title="مفيش حساب عليه اللي كتبته">
            <p>
              راجع اللي قريته: <NeverInCode /> لو الكود مش واضح، اكتب أرقام ورا بعض من الموبايل بداله. والحساب اللي
              اتمسح مش هيظهر هنا.
            </p>
          </Note>
        )}
        {found && found.students.length > 0 && <TracedStudents found={found} digits={digits} />}
      </div>
      <WhatItCannotTell digits={digits} />
    </div>
  );
}

/** What is misread most is in no code. */
function NeverInCode() {
  return (
    <>
      الكود مفيهوش <Ltr>{neverInCode().join(' ')}</Ltr>.
    </>
  );
}

function WhatItCannotTell({ digits }: { digits: DigitStyle }) {
  return (
    <section className="traces-limits" aria-labelledby="traces-limits">
      <h2 id="traces-limits">اللي البحث ده ميعرفوش</h2>
      <ul>
        <li>مين اللي صوّر: بيقول الفيديو كان مفتوح من حساب مين، والحساب ممكن يكون مع حد تاني.</li>
        <li>اللي عدّى عليه أكتر من {countedNoun(TRACES_KEPT_DAYS, DAY, digits)}: بنمسحه.</li>
        <li>فرجة من غير نت على حصة متحمّلة، لو الموبايل لسه مبعتهاش.</li>
        <li>فيديو متصوّر من غير العلامة، أو العلامة متغطية فيه كلها.</li>
      </ul>
      <p className="muted">كل بحث هنا بيتسجّل في السجل باسم اللي عمله.</p>
    </section>
  );
}
