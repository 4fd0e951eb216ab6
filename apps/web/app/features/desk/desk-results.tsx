import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import type { SearchPart } from '@hessa/rules/desk/desk-search';
import { searchMarks } from '@hessa/rules/desk/search-marks';
import { teachCodeBatchPath, teachCodesPath, teachStudentPath } from '@hessa/rules/pages/console-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ServedGradesLine, useServedGrades } from '../../teach-shell/frame/served-grades.tsx';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { groupedPhone } from './grouped-phone.ts';
import { lettersHint } from './none-hint.ts';
import type { DeskFound, DeskSearching } from './use-desk-search.ts';

interface DeskResultsProps {
  search: DeskSearching;
  /** Who does not is not led to halves of them. */
  readsCodes: boolean;
  digits: DigitStyle;
}

/**
 * What a search found, students before cards but for a card's own number; before anything is typed, who was spoken to
 * last.
 */
export function DeskResults({ search, readsCodes, digits }: DeskResultsProps) {
  const { parts, error, isCurrent, isAway } = search;
  // What was found for something else answers nothing when no answer is on its way.
  const found = isAway ? null : search.found;
  const isCardFirst = search.isCardNumber && found !== null && found.cards.length > 0;
  const served = useServedGrades();
  const isNobody = isCurrent && found !== null && found.students.length === 0;
  const letters = isNobody && found.cards.length === 0 ? lettersHint(search, readsCodes, digits) : null;
  return (
    <>
      <ServedGradesLine />
      {isAway && <Note tone="warn" title="مفيش نت. البحث محتاج نت، ولما يرجع هندوّر لوحدنا." />}
      {error && !found && !isAway && <Note tone="wrong" title={error.messageAr} />}
      {found && (
        <>
          <p className="desk-group" role="status">
            {summary(found, isCurrent, isCardFirst, digits)}
          </p>
          {isCardFirst && <CardRows {...found} digits={digits} />}
          {isCardFirst && found.students.length > 0 && <p className="desk-group">{studentsWords(found, digits)}</p>}
          {letters && <p className="desk-hint">{letters}</p>}
          {served && isNobody && (
            <p className="desk-hint">ممكن يكون طالب في سنة مش معاك. اسأل المدرّس، أو اللي ماسك السنة دي.</p>
          )}
          {found.students.length > 0 && (
            <ul className="desk-rows">
              {found.students.map((student) => (
                <StudentRow key={student.id} student={student} parts={parts} />
              ))}
            </ul>
          )}
          {found.cards.length > 0 && !isCardFirst && (
            <>
              {found.students.length > 0 && <p className="desk-group">{cardsWords(found, digits)}</p>}
              <CardRows {...found} digits={digits} />
            </>
          )}
        </>
      )}
      {search.isBegun && (
        <p className="desk-group" role="status">
          اكتب حرف كمان عشان ندوّر
        </p>
      )}
      {!found && search.recent.length > 0 && (
        <>
          <p className="desk-group">آخر ناس كلّموك</p>
          <ul className="desk-rows">
            {search.recent.map(({ id, name, grade }) => (
              <Row
                key={id}
                to={teachStudentPath({ studentId: id })}
                margin={<IconClock aria-hidden="true" />}
                title={<RtlTitle>{name}</RtlTitle>}
              >
                {gradeWords(grade)}
              </Row>
            ))}
          </ul>
        </>
      )}
      <p className="desk-hint">
        أي جزء من الاسم أو الرقم، وبأي طريقة كتابة: <Ltr>+20</Ltr> أو <Ltr>0020</Ltr> أو بمسافات. الهمزات وترتيب الاسم
        ما يفرقوش.
      </p>
    </>
  );
}

function cardsWords({ cards }: DeskFound, digits: DigitStyle): string {
  return `كروت: ${formatNumber(cards.length, digits)}`;
}

function studentsWords({ students, more }: DeskFound, digits: DigitStyle): string {
  const count = formatNumber(students.length, digits);
  return more ? `طلبة: أكتر من ${count}، اكتب حرف كمان` : `طلبة: ${count}`;
}

/** What was found, and not what was not where something was; what stands first is said first. */
function summary(found: DeskFound, isCurrent: boolean, isCardFirst: boolean, digits: DigitStyle): string {
  const { students, cards } = found;
  if (!isCurrent) return 'بندوّر';
  if (students.length > 0 && !isCardFirst) return studentsWords(found, digits);
  return cards.length > 0 ? cardsWords(found, digits) : 'ملقيناش حد ولا كارت بكده';
}

function StudentRow({ student, parts }: { student: DeskFound['students'][number]; parts: readonly SearchPart[] }) {
  const { id, name, phone, parentPhone, grade, disabled } = student;
  const isFound = (text: string) => searchMarks(text, parts).some((run) => run.found);
  const isParents = parentPhone !== null && !isFound(phone) && isFound(parentPhone);
  return (
    <Row
      to={teachStudentPath({ studentId: id })}
      margin={<span className="desk-letter">{name.trim().charAt(0)}</span>}
      title={
        <RtlTitle>
          <Marked text={name} parts={parts} />
        </RtlTitle>
      }
    >
      {isParents && 'ولي الأمر '}
      <Ltr>
        <Marked text={groupedPhone(isParents ? parentPhone : phone)} parts={parts} />
      </Ltr>
      ، {gradeWords(grade)}
      {disabled && '، الحساب مقفول'}
    </Row>
  );
}

type Card = DeskFound['cards'][number];

function CardRows({ cards, digits }: Pick<DeskFound, 'cards'> & { digits: DigitStyle }) {
  return (
    <ul className="desk-rows">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} digits={digits} />
      ))}
    </ul>
  );
}

function CardRow({ card, digits }: { card: Card; digits: DigitStyle }) {
  return (
    <Row
      to={cardPath(card)}
      margin={<IconTicket aria-hidden="true" />}
      title={
        <Ltr>
          № {String(card.serial).padStart(6, '0')}
          {card.code && <span className="desk-code">{card.code}</span>}
        </Ltr>
      }
    >
      <RtlTitle>{card.opens}</RtlTitle>
      {card.batchLabel && (
        <>
          ، <RtlTitle>{card.batchLabel}</RtlTitle>
        </>
      )}
      ، {cardState(card, digits)}
      {card.redeemedBy && (
        <>
          {' '}
          باسم <RtlTitle>{card.redeemedBy.name}</RtlTitle>
        </>
      )}
    </Row>
  );
}

/** A used card leads to whoever used it; one that is known by its code to its story, any other to its batch. */
function cardPath({ redeemedBy, code, batchId }: Card): string {
  if (redeemedBy) return teachStudentPath({ studentId: redeemedBy.id });
  return code ? `${teachCodesPath()}?code=${encodeURIComponent(code)}` : teachCodeBatchPath({ batchId });
}

function cardState({ state, redeemedAt }: Card, digits: DigitStyle): string {
  switch (state) {
    case 'fresh':
      return 'لسه متاح';
    case 'sold':
      return 'اتباع ولسه ما اتفعّلش';
    case 'redeemed':
      return redeemedAt ? `اتفعّل ${shortDate(redeemedAt, digits)}` : 'اتفعّل';
    case 'voided':
      return 'ملغي';
    case 'expired':
      return 'مدته خلصت';
  }
}

function gradeWords(grade: string | null): string {
  return grade && isGrade(grade) ? gradeLabel(grade, 'short') : 'من غير سنة';
}

interface RowProps {
  to: string;
  margin: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Row({ to, margin, title, children }: RowProps) {
  return (
    <li>
      <Link className="desk-row" to={to}>
        <span className="desk-margin">{margin}</span>
        <span className="desk-words">
          <b>{title}</b>
          <small>{children}</small>
        </span>
        <IconChevronLeft size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

function Marked({ text, parts }: { text: string; parts: readonly SearchPart[] }) {
  return searchMarks(text, parts).map((run, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
    run.found ? <mark key={at}>{run.text}</mark> : run.text,
  );
}
