import { gradeNames } from '@hessa/rules/courses/grade-words';
import { teachAuditPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import type { Member } from './team.ts';

interface MemberRowProps {
  member: Member;
  /** Nobody changes his own role or closes his own account. */
  isYou: boolean;
  digits: DigitStyle;
  onRole: () => void;
  onGrades: () => void;
  onDisabled: () => void;
}

export function MemberRow({ member, isYou, digits, onRole, onGrades, onDisabled }: MemberRowProps) {
  return (
    <li className="team-row">
      <span className="team-name">
        <RtlTitle>{member.name}</RtlTitle>
        <Badge tone={member.role === 'owner' ? 'here' : 'plain'}>{STAFF_ROLES[member.role].name}</Badge>
        {member.grades && <Badge tone="new">{gradeNames(member.grades)} بس</Badge>}
        {isYou && <Badge>إنت</Badge>}
        {member.disabled && <Badge tone="wrong">مقفول</Badge>}
      </span>
      <span className="team-contact">
        <Ltr>{member.phone}</Ltr>
        <Ltr>{member.email}</Ltr>
      </span>
      <span className="muted">
        {member.lastLoginAt ? `آخر دخول ${exactMoment(member.lastLoginAt, digits)}` : 'مفيش دخول لسه'}
      </span>
      <span className="console-actions">
        <Link
          className="text-link"
          to={`${teachAuditPath()}?person=${member.id}`}
          aria-label={`سجل حساب ${member.name}`}
        >
          سجل الحساب
        </Link>
        {!isYou && (
          <>
            <Button look="line" size="small" onClick={onRole}>
              غيّر الدور
            </Button>
            {member.role === 'assistant' && (
              <Button look="line" size="small" onClick={onGrades}>
                السنين
              </Button>
            )}
            {member.disabled ? (
              <Button look="quiet" size="small" onClick={onDisabled}>
                افتح الحساب
              </Button>
            ) : (
              <DangerButton quiet size="small" onClick={onDisabled}>
                اقفل الحساب
              </DangerButton>
            )}
          </>
        )}
      </span>
    </li>
  );
}
