import { CODE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import type { LongJob } from '../../../teach-shell/use-long-job.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Batch } from './batch.ts';
import { batchSizeProblem, CODES_AT_MOST } from './batch-size-problem.ts';

interface NewBatchFormProps {
  digits: DigitStyle;
  onMade: (batch: Batch) => void;
  /** A large batch is made by a job that goes on without this form. */
  onStarted: (job: LongJob) => void;
}

export function NewBatchForm({ digits, onMade, onStarted }: NewBatchFormProps) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one batch.
  const [key] = useState(() => crypto.randomUUID());
  const targets = useRead('GET /api/teach/code-targets');
  const [kind, setKind] = useState<'course' | 'lecture'>('course');
  const [courseId, setCourseId] = useState('');
  const [unitId, setUnitId] = useState('');
  const [size, setSize] = useState('100');
  const [label, setLabel] = useState('');
  const [note, setNote] = useState('');
  const [expires, setExpires] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  if (targets.error) return <Note tone="wrong" title={targets.error.messageAr} />;
  if (!targets.reply) return <PageSpinner label="بنجيب الكورسات" />;

  const { courses } = targets.reply.data;
  const course = courses.find(({ id }) => String(id) === courseId);
  const count = Number(toLatinDigits(size).replace(/\D/g, '') || '0');
  const problems = {
    course: course ? null : 'اختار الكورس اللي الكود هيفتحه.',
    unit: kind === 'lecture' && !unitId ? 'اختار المحاضرة.' : null,
    size: batchSizeProblem(count, digits),
  };
  const shown = (problem: string | null) => (tried ? problem : null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || !course || Object.values(problems).some(Boolean)) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { data, job } = await call('POST /api/teach/code-batches', {
        body: {
          key,
          courseId: course.id,
          size: count,
          label,
          note,
          ...(kind === 'lecture' ? { unitId: Number(unitId) } : {}),
          // The whole last day counts, by the clock of whoever sells.
          ...(expires ? { expiresAt: new Date(`${expires}T23:59:59`).toISOString() } : {}),
        },
      });
      if (data) onMade(data);
      if (job) onStarted(job);
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return (
    <form className="new-batch" noValidate onSubmit={submit}>
      <Chips label="الكود يفتح إيه؟">
        <Chip chosen={kind === 'course'} onClick={() => setKind('course')}>
          كورس كامل
        </Chip>
        <Chip chosen={kind === 'lecture'} onClick={() => setKind('lecture')}>
          محاضرة
        </Chip>
      </Chips>
      <SelectField
        label="الكورس"
        placeholder="اختار الكورس"
        value={courseId}
        problem={shown(problems.course)}
        options={courses.map(({ id, name, active }) => ({
          value: String(id),
          label: active ? name : `${name} (لسه مش منشور)`,
        }))}
        onChange={(event) => {
          setCourseId(event.target.value);
          setUnitId('');
        }}
      />
      {kind === 'lecture' && (
        <SelectField
          label="المحاضرة"
          placeholder="اختار المحاضرة"
          value={unitId}
          problem={shown(problems.unit)}
          options={(course?.units ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setUnitId(event.target.value)}
        />
      )}
      <Field
        label="عدد الأكواد"
        inputMode="numeric"
        script="latin"
        value={size}
        problem={shown(problems.size)}
        hint={`لحد ${countedNoun(CODES_AT_MOST, CODE, digits)} في الدفعة`}
        onChange={(event) => setSize(event.target.value)}
      />
      <Field
        label="اسم الدفعة أو البيّاع"
        value={label}
        maxLength={80}
        placeholder="مثلًا: سنتر النور، شهر ديسمبر"
        onChange={(event) => setLabel(event.target.value)}
      />
      <Field label="ملاحظة ليك" value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
      <Field
        label="آخر يوم ينفع فيه (اختياري)"
        type="date"
        script="latin"
        value={expires}
        onChange={(event) => setExpires(event.target.value)}
      />
      {refusal && <Note tone="wrong" title={refusal} />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنعمل الأكواد' : `اعمل ${countedNoun(Math.max(count, 1), CODE, digits)}`}
      </Button>
      <p className="muted">الكود ٨ حروف وأرقام، من غير 0 و O و 1 و I و L عشان محدش يتلخبط.</p>
    </form>
  );
}
