import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { MessageLinks } from '../../../teach-shell/reports/message-links.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { GiveDays } from './give-days.tsx';
import {
  closedWords,
  givenMessage,
  givenMessageToParent,
  reasonLines,
  slipMessage,
  slipMessageToParent,
} from './slip-messages.ts';
import type { SlippingStudent } from './slipping-student.ts';
import '../../../ui/drawings/hot-row.css';

interface SlippingRowProps {
  student: SlippingStudent;
  isOpen: boolean;
  onToggle: () => void;
  /** Nothing for the last one. */
  onLater: (() => void) | undefined;
  digits: DigitStyle;
  teacherName: string;
}

/** A student with the reasons in a line; opened, with the words to send and the few days that would help. */
export function SlippingRow({ student, isOpen, onToggle, onLater, digits, teacherName }: SlippingRowProps) {
  const { name, phone, parentPhone, unit } = student;
  // What stands at the unit as far as we know: the server refuses whoever knows something else.
  const [extended, setExtended] = useState(unit?.extendedUntil ?? null);
  const today = cairoDay(Date.now());
  const givenUntil = extended === null || extended === unit?.extendedUntil ? null : Date.parse(extended);
  const given = unit && givenUntil !== null ? { unitId: unit.unitId, unitName: unit.name, until: givenUntil } : null;
  const toStudent = given ? givenMessage(student, given, today, digits) : slipMessage(student, today, digits);
  const toParent = given
    ? givenMessageToParent(student, given, today, digits, teacherName)
    : slipMessageToParent(student, today, digits, teacherName);
  const parent = chatLink(parentPhone, toParent);
  const chat = parent ?? chatLink(phone, toStudent);
  return (
    <li className={isOpen ? 'slip slip-open hot-row' : 'slip'}>
      <span className="slip-name">
        <Link to={teachStudentPath({ studentId: student.studentId })}>
          <RtlTitle>{name}</RtlTitle>
        </Link>
      </span>
      <ul className="slip-reasons">
        {student.reasons
          .flatMap((reason) => reasonLines(reason, today, digits))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        {isOpen && unit?.state === 'closed' && <li>{closedWords(unit, today, digits)}</li>}
      </ul>
      <span className="slip-ends">
        {!isOpen && chat && (
          <a
            className="slip-chat"
            href={chat}
            target="_blank"
            rel="noreferrer"
            title={parent ? 'واتساب ولي الأمر' : 'واتساب الطالب'}
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
          {/* Both, for each press sends its own. */}
          {parent && (
            <p className="slip-message">
              <b>لولي الأمر: </b>
              <RtlTitle>{toParent}</RtlTitle>
            </p>
          )}
          <p className="slip-message">
            <b>للطالب: </b>
            <RtlTitle>{toStudent}</RtlTitle>
          </p>
          <div className="slip-acts">
            <MessageLinks {...{ name, phone, parentPhone, toStudent, toParent }} />
            {unit && (
              <GiveDays
                studentId={student.studentId}
                unit={unit}
                isOneOfMany={student.reasons.some((reason) => reason.kind === 'ending' && reason.units.length > 1)}
                extended={extended}
                givenUntil={givenUntil}
                onExtended={setExtended}
                digits={digits}
              />
            )}
            {onLater && (
              <Button look="quiet" size="small" onClick={onLater}>
                بعدين
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
