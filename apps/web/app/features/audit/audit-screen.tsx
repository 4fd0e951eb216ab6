import { AUDIT_GROUP_NAMES, type AuditGroup } from '@hessa/rules/audit/audit-groups';
import { teachAuditPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ReadGate } from '../../api/read-gate.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { DayRange } from '../../ui/fields/date-fields.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { AuditRow } from './audit-row.tsx';
import { type AuditFilter, useAuditTrail } from './use-audit-trail.ts';
import './audit-screen.css';

const GROUP_WORDS: Record<AuditGroup, string> = {
  students: 'الطلبة',
  enrolments: 'الاشتراكات',
  codes: 'الأكواد',
  content: 'المحتوى',
  site: 'الموقع',
  team: 'الفريق',
  data: 'البيانات',
  logins: 'الدخول والخروج',
};

interface AuditScreenProps {
  /** From a person's own page: only what they did or what was done to them. */
  person: string;
  digits: DigitStyle;
  /** The way back of a grade's move, by its job. */
  undoMove: (jobId: string) => ReactNode;
}

/** Everything that was changed: by whom, when, and what it was before. */
export function AuditScreen({ person, digits, undoMove }: AuditScreenProps) {
  const [filter, setFilter] = useState<AuditFilter>({ person, search: '', group: null, from: '', until: '' });
  const [typed, setTyped] = useState('');
  const trail = useAuditTrail(filter);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFilter({ ...filter, search: typed.trim() });
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>السجل</h1>
        {person && (
          <ButtonLink look="quiet" size="small" to={teachAuditPath()}>
            كل الناس
          </ButtonLink>
        )}
      </div>
      <search className="audit-find">
        <form className="audit-form" noValidate onSubmit={submit}>
          {!person && (
            <Field
              label="مين عمل أو اتعمله"
              placeholder="الاسم أو الموبايل"
              value={typed}
              maxLength={80}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <DayRange from={filter.from} until={filter.until} onChange={(range) => setFilter({ ...filter, ...range })} />
          {!person && (
            <Button type="submit" look="line">
              دوّر
            </Button>
          )}
        </form>
        <Chips label="نوع الخطوة">
          <Chip chosen={filter.group === null} onClick={() => setFilter({ ...filter, group: null })}>
            كل التغييرات
          </Chip>
          {AUDIT_GROUP_NAMES.map((group) => (
            <Chip key={group} chosen={filter.group === group} onClick={() => setFilter({ ...filter, group })}>
              {GROUP_WORDS[group]}
            </Chip>
          ))}
        </Chips>
      </search>
      <ReadGate read={trail} waiting="بنجيب السجل" failed="مقدرناش نجيب السجل">
        {({ events, isTooWide }) => (
          <>
            {isTooWide && (
              <Note tone="info" title="ناس كتير بالاسم ده">
                <p>دي خطوات أحدث ١٠٠ منهم بس. اكتب الاسم كامل أو رقم الموبايل.</p>
              </Note>
            )}
            {events.length === 0 && (
              <StatePanel drawing={<CopybookDrawing />} title="مفيش خطوات هنا">
                <p>جرّب نوع تاني أو أيام أوسع.</p>
              </StatePanel>
            )}
            <ol className="audit" aria-label="الخطوات، الأحدث الأول">
              {events.map((event) => (
                <AuditRow key={event.id} event={event} digits={digits} undoMove={undoMove} />
              ))}
            </ol>
            {trail.hasMore && !trail.error && (
              <div>
                <Button look="line" busy={trail.isRefreshing} onClick={trail.more}>
                  {trail.isRefreshing ? 'بنجيب الأقدم' : 'هات الأقدم'}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadGate>
    </div>
  );
}
