import { cardNumber } from '@hessa/rules/codes/card-number';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { typeCodePath } from '@hessa/rules/pages/public-pages';
import { gradeInk } from '../../../ui/catalogue/grade-ink.ts';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { Batch } from './batch.ts';
import { redeemLink } from './sale-message.ts';
import './code-card.css';

interface CodeCardProps {
  batch: Batch;
  card: { serial: number; code: string };
  teacher: { name: string; latin: string };
  siteUrl: string;
}

/** A printed card: what it opens, the square to photograph, the code, and the address to type it at. */
export function CodeCard({ batch, card, teacher, siteUrl }: CodeCardProps) {
  const grade = gradeLabel(batch.grade, 'short');
  return (
    <li className={`code-card ${gradeInk(batch.grade)}`}>
      <div className="code-card-head">
        <span className="code-card-latin" dir="ltr" lang="en">
          {teacher.latin}
        </span>
        <bdi className="code-card-teacher" dir="rtl">
          {teacher.name}
        </bdi>
      </div>
      <div className="code-card-body">
        <div>
          <p className="code-card-kind">{batch.unitName === null ? 'كود كورس' : `كود محاضرة، ${grade}`}</p>
          <p className="code-card-title">
            <RtlTitle>{batch.unitName ?? batch.courseName}</RtlTitle>
          </p>
          <p className="code-card-place">{batch.unitName === null ? grade : <RtlTitle>{batch.courseName}</RtlTitle>}</p>
        </div>
        <QrCode text={redeemLink(card.code, siteUrl)} />
      </div>
      <p className="code-card-code" dir="ltr">
        {card.code}
      </p>
      <p className="code-card-foot">
        <span>
          صوّر المربع، أو افتح <bdi dir="ltr">{new URL(siteUrl).host + typeCodePath()}</bdi> واكتب الكود
        </span>
        <bdi className="code-card-number" dir="ltr">
          № {cardNumber(card.serial)}
        </bdi>
      </p>
    </li>
  );
}
