import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { gradeInk } from '../../ui/catalogue/grade-ink.ts';
import { Badge } from '../../ui/notices/badge.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import type { Card } from './card.ts';
import { groupedPhone } from './grouped-phone.ts';

/** The copybook's label: who it is, and both numbers a thumb away. */
export function CardLabel({ card: { student } }: { card: Card }) {
  const { name, phone, parentPhone, grade, disabled, anonymous } = student;
  return (
    <section className="card-part card-who" aria-label="بيانات الطالب">
      <div className="card-row">
        <span className="card-margin">الاسم</span>
        <h1 className="card-name">
          <RtlTitle>{name}</RtlTitle>
        </h1>
        {disabled && !anonymous && <Badge tone="wrong">الحساب مقفول</Badge>}
      </div>
      {phone && <PhoneRow label="الموبايل" whose="الطالب" phone={phone} />}
      <div className="card-row">
        <span className="card-margin">السنة</span>
        <span className={grade && isGrade(grade) ? `card-grade ${gradeInk(grade)}` : undefined}>
          {grade && isGrade(grade) ? gradeLabel(grade, 'short') : 'من غير سنة'}
        </span>
      </div>
      {parentPhone && <PhoneRow label="ولي الأمر" whose="ولي الأمر" phone={parentPhone} />}
    </section>
  );
}

function PhoneRow({ label, whose, phone }: { label: string; whose: string; phone: string }) {
  const chat = chatLink(phone, '');
  return (
    <div className="card-row">
      <span className="card-margin">{label}</span>
      <Ltr>{groupedPhone(phone)}</Ltr>
      <span className="card-calls">
        <a className="card-call" href={`tel:${phone}`} aria-label={`اتصل ب${whose}`}>
          <IconPhone aria-hidden="true" />
        </a>
        {chat && (
          <a
            className="card-call card-chat"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`واتساب ${whose}`}
          >
            <IconBrandWhatsapp aria-hidden="true" />
          </a>
        )}
      </span>
    </div>
  );
}
