import { teachCodeBatchPath, teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { exactMoment, shortDate } from '../../../teach-shell/reports/short-date.ts';
import { UNNAMED_STUDENT } from '../../../teach-shell/reports/unnamed-student.ts';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';
import { deviceCalled } from '../../../ui/text/device-words.ts';
import { CardNumber } from '../sellers/card-number.tsx';
import { type BatchCode, batchTitle, type FoundCode } from './batch.ts';
import { CodeStateBadge } from './code-state-badge.tsx';

const STEP_WORDS: Record<FoundCode['ledger'][number]['step'], string> = {
  made: 'اتعمل',
  listed: 'اتشاف',
  revealed: 'اتكشف',
  printed: 'اتطبع',
  exported: 'نزل في ملف',
  handed: 'راح لبيّاع',
  returned: 'رجع من بيّاع',
  sold: 'اتباع',
  unsold: 'اتلغى بيعه',
  redeemed: 'اتفعّل',
  voided: 'اتلغى',
  unvoided: 'رجع يشتغل',
};

/** Whose it is, what it opens, and every step it took with who took it. */
export function CodeStory({ found, digits }: { found: FoundCode; digits: DigitStyle }) {
  const { code, batch, redeemedBy, ledger } = found;
  return (
    <div className="code-story">
      <p className="code-story-head">
        <CardNumber first={code.serial} />
        <b className="code-text">
          <Ltr>{code.code}</Ltr>
        </b>
        <CodeStateBadge state={code.state satisfies BatchCode['state']} />
      </p>
      <p>
        من دفعة{' '}
        <Link className="text-link" to={teachCodeBatchPath({ batchId: batch.id })}>
          <RtlTitle>{batchTitle(batch)}</RtlTitle>
        </Link>{' '}
        (<CardNumber first={batch.firstSerial} last={batch.firstSerial + batch.size - 1} />، اتعملت{' '}
        {shortDate(batch.createdAt, digits)}) وبيفتح <RtlTitle>{batch.unitName ?? batch.courseName}</RtlTitle>
      </p>
      {code.state === 'redeemed' && !redeemedBy && <p>فعّله {UNNAMED_STUDENT}</p>}
      {redeemedBy && (
        <p>
          فعّله{' '}
          <Link className="text-link" to={teachStudentPath({ studentId: redeemedBy.id })}>
            <RtlTitle>{redeemedBy.name}</RtlTitle>
          </Link>{' '}
          (<Ltr>{redeemedBy.phone}</Ltr>)
        </p>
      )}
      <ol className="code-steps">
        {ledger.map((line) => (
          <li key={`${line.at} ${line.step}`}>
            <b>{STEP_WORDS[line.step]}</b> {exactMoment(line.at, digits)}
            {line.byName && (
              <>
                ، <RtlTitle>{line.byName}</RtlTitle>
              </>
            )}
            {line.sellerName && (
              <>
                ، <RtlTitle>{line.sellerName}</RtlTitle>
              </>
            )}
            {line.device && <>، من {deviceCalled(line.device)}</>}
            {line.reason && (
              <>
                ، السبب: <RtlTitle>{line.reason}</RtlTitle>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
