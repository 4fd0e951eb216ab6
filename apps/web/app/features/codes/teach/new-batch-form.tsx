import { CODE_YEARS, expiryFault } from '@hessa/rules/codes/code-expiry';
import { typedCount, typedPiastres } from '@hessa/rules/codes/typed-money';
import { textFromPiastres } from '@hessa/rules/courses/written-price';
import { CODE, YEAR } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone, countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useForm } from '../../../api/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { courseOption } from '../../../teach-shell/editing/course-option.ts';
import { momentOfLastDay } from '../../../teach-shell/editing/last-day.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import type { LongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { priceProblem } from '../price-problem.ts';
import type { Batch, Target } from './batch.ts';
import { batchSizeProblem, CODES_AT_MOST } from './batch-size-problem.ts';

interface NewBatchFormProps {
  digits: DigitStyle;
  onMade: (batch: Batch) => Promise<void>;
  /** A large batch is made by a job that goes on without this form. */
  onStarted: (job: LongJob) => void;
}

export function NewBatchForm({ digits, onMade, onStarted }: NewBatchFormProps) {
  const targets = useRead('GET /api/teach/code-targets');
  return (
    <ReadGate read={targets} waiting="بنجيب الكورسات">
      {({ data }) => <BatchFields courses={data.courses} digits={digits} onMade={onMade} onStarted={onStarted} />}
    </ReadGate>
  );
}

const EMPTY = { kind: 'course', courseId: '', unitId: '', size: '100', price: '', label: '', note: '', expires: '' };

function BatchFields({ courses, digits, onMade, onStarted }: NewBatchFormProps & { courses: readonly Target[] }) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one batch.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: EMPTY,
    problemsOf: ({ kind, courseId, unitId, size, price, expires }) => ({
      courseId: !courseId && 'اختار الكورس اللي الكود هيفتحه.',
      unitId: kind === 'lecture' && !unitId && 'اختار المحاضرة.',
      size: batchSizeProblem(size, digits),
      price: priceProblem(price, digits, 'اكتب سعر الكارت بالجنيه، أو صفر لو ببلاش.'),
      expires: expires !== '' && expiryProblem(expires, digits),
    }),
    send: async ({ kind, courseId, unitId, size, price, label, note, expires }) => {
      const { data, job } = await callFreshly('POST /api/teach/code-batches', {
        body: {
          key,
          courseId: Number(courseId),
          size: typedCount(size) ?? 0,
          pricePiastres: typedPiastres(price) ?? 0,
          label,
          note,
          ...(kind === 'lecture' ? { unitId: Number(unitId) } : {}),
          // The whole last day counts, by the clock of whoever sells.
          ...(expires ? { expiresAt: momentOfLastDay(expires).toISOString() } : {}),
        },
      });
      if (data) await onMade(data);
      if (job) onStarted(job);
    },
  });
  const { kind, courseId } = form.values;
  /** A card for a whole course costs what the course does, until somebody writes another price. */
  const priceOf = (id: string) => {
    const chosen = courses.find((each) => String(each.id) === id);
    return kind === 'course' && chosen ? textFromPiastres(chosen.pricePiastres) : '';
  };
  const course = courses.find(({ id }) => String(id) === courseId);

  return (
    <form {...form.props} className="new-batch">
      <Chips label="الكود يفتح إيه؟">
        <Chip chosen={kind === 'course'} onClick={() => form.change({ kind: 'course' })}>
          كورس كامل
        </Chip>
        <Chip chosen={kind === 'lecture'} onClick={() => form.change({ kind: 'lecture' })}>
          محاضرة
        </Chip>
      </Chips>
      <SelectField
        {...form.field('courseId')}
        label="الكورس"
        placeholder="اختار الكورس"
        options={courses.map(courseOption)}
        onChange={({ target }) => form.change({ courseId: target.value, unitId: '', price: priceOf(target.value) })}
      />
      {kind === 'lecture' && (
        <SelectField
          {...form.field('unitId')}
          label="المحاضرة"
          placeholder="اختار المحاضرة"
          options={(course?.units ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <div className="new-batch-pair">
        <NumberField
          {...form.field('size')}
          label="عدد الأكواد"
          digits={digits}
          hint={`لحد ${countedNoun(CODES_AT_MOST, CODE, digits)} في الدفعة`}
        />
        <NumberField
          {...form.field('price')}
          label="سعر الكارت بالجنيه"
          inputMode="decimal"
          digits={digits}
          maxLength={10}
        />
      </div>
      <Field
        {...form.field('label')}
        label="اسم الدفعة أو البيّاع (اختياري)"
        maxLength={80}
        placeholder="مثلًا: سنتر النور، شهر ديسمبر"
      />
      <Field {...form.field('note')} label="ملاحظة ليك (اختياري)" maxLength={300} />
      <Field {...form.field('expires')} label="آخر يوم ينفع فيه (اختياري)" type="date" script="latin" />
      <p className="muted">الكود ٨ حروف وأرقام، من غير 0 و O و 1 و I و L عشان محدش يتلخبط.</p>
      {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنعمل الأكواد' : makeWords(typedCount(form.values.size), digits)}
      </Button>
    </form>
  );
}

function expiryProblem(day: string, digits: DigitStyle): string | null {
  const fault = expiryFault(momentOfLastDay(day), new Date());
  if (fault === 'past') return 'اليوم ده عدّى.';
  return fault && `ده بعيد قوي. اختار يوم في خلال ${countedNoun(CODE_YEARS, YEAR, digits)}.`;
}

function makeWords(size: number | null, digits: DigitStyle): string {
  return size ? `اعمل ${countedAlone(size, CODE, digits)}` : 'اعمل الأكواد';
}
