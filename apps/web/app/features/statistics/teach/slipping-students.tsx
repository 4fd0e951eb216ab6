import type { Reply } from '@hessa/contract/client';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { MessageLinks } from '../../../teach-shell/reports/message-links.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { reasonWords, slipMessage, slipMessageToParent } from './slip-messages.ts';
import './slipping-students.css';

type SlippingStudent = Reply<'GET /api/teach/slipping'>['data']['students'][number];
type Kind = SlippingStudent['reasons'][number]['kind'];

const KINDS = [
  ['ending', 'وقتهم هيخلص'],
  ['quiet', 'سايبين المذاكرة'],
  ['falling', 'درجاتهم بتقع'],
] as const;
const SHOWN_FIRST = 8;

interface SlippingStudentsProps {
  digits: DigitStyle;
  teacherName: string;
}

/** Whom a word would help today, and the words: the first of them ready to be sent. */
export function SlippingStudents({ digits, teacherName }: SlippingStudentsProps) {
  const read = useRead('GET /api/teach/slipping', {}, { freshMs: 0 });
  return (
    <section className="needs" aria-labelledby="today-slipping">
      <h2 id="today-slipping" className="needs-head">
        محتاجين كلمة منك
      </h2>
      <ReadGate read={read} waiting="بنشوف مين محتاج كلمة" failed="مقدرناش نجيب الطلبة">
        {({ data }) =>
          data.students.length === 0 ? (
            <p className="needs-calm">كله ماشي تمام، مفيش حد متأخر.</p>
          ) : (
            <Slipping students={data.students} digits={digits} teacherName={teacherName} />
          )
        }
      </ReadGate>
    </section>
  );
}

function Slipping({ students, digits, teacherName }: SlippingStudentsProps & { students: readonly SlippingStudent[] }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [isLong, setLong] = useState(false);
  const [chosen, setChosen] = useState<string | 'nobody' | null>(null);
  const wanted = students.filter(({ reasons }) => kind === null || reasons.some((reason) => reason.kind === kind));
  const shown = isLong ? wanted : wanted.slice(0, SHOWN_FIRST);
  const open = chosen ?? shown[0]?.studentId;
  const choose = (next: Kind | null) => {
    setKind(next);
    setChosen(null);
  };

  return (
    <>
      <div className="slip-chips">
        <Chips label="السبب">
          <Chip chosen={kind === null} onClick={() => choose(null)}>
            الكل
          </Chip>
          {KINDS.map(([each, words]) => (
            <Chip key={each} chosen={kind === each} onClick={() => choose(each)}>
              {words}
            </Chip>
          ))}
        </Chips>
      </div>
      {wanted.length === 0 && <p className="needs-calm">مفيش حد في دي.</p>}
      <ul>
        {shown.map((student) => (
          <SlippingRow
            key={student.studentId}
            student={student}
            isOpen={open === student.studentId}
            onToggle={() => setChosen(open === student.studentId ? 'nobody' : student.studentId)}
            digits={digits}
            teacherName={teacherName}
          />
        ))}
      </ul>
      {wanted.length > shown.length && (
        <p className="slip-more">
          <Button look="line" size="small" onClick={() => setLong(true)}>
            وريني الباقي
          </Button>
        </p>
      )}
    </>
  );
}

interface SlippingRowProps extends SlippingStudentsProps {
  student: SlippingStudent;
  isOpen: boolean;
  onToggle: () => void;
}

function SlippingRow({ student, isOpen, onToggle, digits, teacherName }: SlippingRowProps) {
  const today = cairoDay(Date.now());
  const { name, phone, parentPhone } = student;
  const toStudent = slipMessage(student, today, digits);
  const toParent = slipMessageToParent(student, today, digits, teacherName);
  const parent = chatLink(parentPhone, toParent);
  const chat = parent ?? chatLink(phone, toStudent);
  return (
    <li className={isOpen ? 'slip slip-open' : 'slip'}>
      <span className="slip-name">
        <Link to={teachStudentPath({ studentId: student.studentId })}>
          <RtlTitle>{name}</RtlTitle>
        </Link>
      </span>
      <ul className="slip-reasons">
        {student.reasons.map((reason) => (
          <li key={reason.kind}>{reasonWords(reason, today, digits)}</li>
        ))}
      </ul>
      <span className="slip-ends">
        {!isOpen && chat && (
          <a
            className="slip-chat"
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={parent ? `كلّم ولي أمر ${name}` : `كلّم الطالب: ${name}`}
          >
            <IconBrandWhatsapp size={20} aria-hidden="true" />
          </a>
        )}
        <IconButton label={`الرسالة الجاهزة: ${name}`} aria-expanded={isOpen} onClick={onToggle}>
          <IconChevronDown className="slip-arrow" size={20} aria-hidden="true" />
        </IconButton>
      </span>
      {isOpen && (
        <div className="slip-words">
          <p className="slip-message">
            <RtlTitle>{parent ? toParent : toStudent}</RtlTitle>
          </p>
          <MessageLinks {...{ name, phone, parentPhone, toStudent, toParent }} />
        </div>
      )}
    </li>
  );
}
