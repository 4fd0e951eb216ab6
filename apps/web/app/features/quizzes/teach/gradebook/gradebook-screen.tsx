import { teachGradebookPath, teachPrintGradebookPath, teachResultsPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/call.ts';
import { ReadGate } from '../../../../api/read-gate.tsx';
import { useGrowingRead } from '../../../../api/use-growing-read.ts';
import { useRead } from '../../../../api/use-read.ts';
import { useSending } from '../../../../api/use-sending.ts';
import { PageFailed } from '../../../../teach-shell/frame/page-failed.tsx';
import { WayBack } from '../../../../teach-shell/frame/way-back.tsx';
import { MissingMark, OpenMark } from '../../../../teach-shell/reports/mark.tsx';
import { MoreRows } from '../../../../teach-shell/reports/more-rows.tsx';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../../ui/controls/chips.tsx';
import { CopybookDrawing } from '../../../../ui/drawings/copybook-drawing.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import { StatePanel } from '../../../../ui/notices/state-panel.tsx';
import { type GradebookHead, type GradebookLine, type GradebookOrder, orderQuery } from './gradebook.ts';
import { GradebookTable } from './gradebook-table.tsx';
import { saveGradebook } from './save-gradebook.ts';
import './gradebook.css';

interface GradebookScreenProps {
  courseId: number;
  digits: DigitStyle;
}

/** The marks of a class: students down, quizzes across, and a paper behind every mark. */
export function GradebookScreen({ courseId, digits }: GradebookScreenProps) {
  const params = { courseId };
  const read = useRead('GET /api/teach/gradebooks/{courseId}', { params }, { freshMs: 0 });
  return (
    <ReadGate
      read={read}
      waiting="بنجيب الدفتر"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachResultsPath()}>
            كل النتايج
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => <Gradebook head={data} courseId={courseId} digits={digits} />}
    </ReadGate>
  );
}

function Gradebook({ head, courseId, digits }: GradebookScreenProps & { head: GradebookHead }) {
  const navigate = useNavigate();
  const targets = useRead('GET /api/teach/code-targets');
  const [order, setOrder] = useState<GradebookOrder>({ only: null, sort: 'name' });
  const { busy, refusal, send } = useSending();
  const lines = useGrowingRead('gradebook', { courseId, order }, async (after) => {
    const query = orderQuery(order, after);
    return (await call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId }, query })).data;
  });
  const number = (value: number) => <bdi>{formatCount(value, digits)}</bdi>;
  const others = targets.reply?.data.courses ?? [];
  const filters = [
    [null, 'كل الطلبة', head.students],
    ['missing', 'ناقص عليهم', head.withMissing],
    ['low', `تحت ${formatPercent(60, digits)}`, head.low],
  ] as const;

  return (
    <div className="console-page gradebook-page">
      <WayBack to={teachResultsPath()}>كل النتايج</WayBack>
      <div className="console-head">
        <h1>دفتر الدرجات</h1>
        <div className="console-actions">
          <ButtonLink look="line" size="small" to={`${teachPrintGradebookPath({ courseId })}?${printed(order)}`}>
            <IconPrinter size={20} aria-hidden="true" />
            <bdi dir="ltr">A4</bdi>
          </ButtonLink>
          <Button
            look="line"
            size="small"
            busy={busy}
            onClick={() => void send(() => saveGradebook(courseId, head, order))}
          >
            {!busy && <IconFileSpreadsheet size={20} aria-hidden="true" />}
            <bdi dir="ltr">Excel</bdi>
          </Button>
        </div>
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      <div className="gradebook-tools">
        <SelectField
          label="الكورس"
          value={String(courseId)}
          options={
            others.some(({ id }) => id === courseId)
              ? others.map(({ id, name }) => ({ value: String(id), label: name }))
              : [{ value: String(courseId), label: head.courseName }]
          }
          onChange={(event) => void navigate(teachGradebookPath({ courseId: Number(event.target.value) }))}
        />
        <Chips label="مين في الدفتر">
          {filters.map(([only, words, count]) => (
            <Chip key={words} chosen={order.only === only} onClick={() => setOrder({ ...order, only })}>
              {words} {number(count)}
            </Chip>
          ))}
        </Chips>
      </div>
      {head.quizzes.length === 0 || head.students === 0 ? (
        <StatePanel
          drawing={<CopybookDrawing />}
          title={head.students === 0 ? 'لسه محدش في الكورس ده' : 'الكورس ده لسه مفيهوش امتحانات'}
        >
          <p>أول ما يبقى فيه طلبة وامتحانات، الدرجات هتنزل هنا لوحدها.</p>
        </StatePanel>
      ) : (
        <ReadGate read={lines} waiting="بنجيب الدرجات" failed="مقدرناش نجيب الدرجات">
          {(pages) => (
            <>
              <GradebookTable
                head={head}
                lines={pages.flatMap(({ students }) => students)}
                sort={order.sort}
                digits={digits}
                onSort={(sort) => setOrder({ ...order, sort })}
              />
              <MoreRows read={lines} />
              <Key hasForNow={pages.some(({ students }) => students.some(isForNow))} />
            </>
          )}
        </ReadGate>
      )}
    </div>
  );
}

function printed({ only, sort }: GradebookOrder): string {
  return new URLSearchParams({ sort, ...(only ? { only } : {}) }).toString();
}

const isForNow = ({ scores }: GradebookLine) => scores.some(({ provisional }) => provisional);

function Key({ hasForNow }: { hasForNow: boolean }) {
  return (
    <ul className="gradebook-key" aria-label="إزاي تقرا الدفتر">
      <li>
        <MissingMark /> ناقص، ووقته خلص
      </li>
      <li>
        <OpenMark /> ما اتسلّمش، ووقته لسه ما خلصش
      </li>
      <li>
        <span className="mark mark-later" /> مش مطلوب دلوقتي
      </li>
      {hasForNow && (
        <li>
          <small className="gradebook-for-now">مؤقتة</small> إجابات متأخرة مستنية قرارك في نتيجة الامتحان
        </li>
      )}
      <li className="gradebook-hint">دوس على أي درجة تفتح ورقتها</li>
    </ul>
  );
}
