import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { gradeInk } from '../../../ui/catalogue/grade-ink.ts';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { Batch } from './batch.ts';
import { redeemLink } from './sale-message.ts';
import './code-card.css';

interface CodeCardProps {
  batch: Batch;
  card: { serial: number; code: string };
  teacher: { name: string; mark: string };
  siteUrl: string;
}

/** A printed card, ten to a sheet of A4: what it opens, the square to photograph, the code to type. */
export function CodeCard({ batch, card, teacher, siteUrl }: CodeCardProps) {
  return (
    <li className={`code-card ${gradeInk(batch.grade)}`}>
      <div className="code-card-head">
        <bdi className="code-card-teacher" dir="rtl">
          {teacher.name}
        </bdi>
        <span className="code-card-mark" dir="ltr" lang="en">
          {teacher.mark}
        </span>
      </div>
      <div className="code-card-body">
        <div>
          <p className="code-card-kind">{batch.kind === 'course' ? 'كود كورس' : 'كود محاضرة'}</p>
          <p className="code-card-title">
            <RtlTitle>{batch.unitName ?? batch.courseName}</RtlTitle>
          </p>
          <p className="code-card-grade">{gradeLabel(batch.grade, 'short')}</p>
        </div>
        <QrCode text={redeemLink(card.code, siteUrl)} />
      </div>
      <p className="code-card-code" dir="ltr">
        {card.code}
      </p>
      <p className="code-card-foot">
        <span>افتح الموقع، دوس «معاك كود؟»، واكتبه أو صوّر المربع</span>
        <bdi dir="ltr">№ {String(card.serial).padStart(6, '0')}</bdi>
      </p>
    </li>
  );
}
