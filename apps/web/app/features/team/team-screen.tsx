import type { Grade } from '@hessa/rules/courses/grade';
import { gradeNames } from '@hessa/rules/courses/grade-words';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/use-session.ts';
import { ReasonDialog } from '../../teach-shell/editing/reason-dialog.tsx';
import type { StaffRole } from '../../teach-shell/frame/staff-roles.ts';
import { STAFF_ROLES } from '../../teach-shell/frame/staff-roles.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { GradesDialog } from './grades-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteRow } from './invite-row.tsx';
import { MemberRow } from './member-row.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { Invite, Member } from './team.ts';
import './team-screen.css';

interface TeamScreenProps {
  digits: DigitStyle;
  siteUrl: string;
  teacherName: string;
}

type Asking = { what: 'invite' } | { what: 'role' | 'grades' | 'close' | 'open'; member: Member };

/** Who runs the platform, and who was asked to. */
export function TeamScreen({ digits, siteUrl, teacherName }: TeamScreenProps) {
  const session = useSession();
  const ownId = session.status === 'member' ? session.user.id : '';
  const read = useRead('GET /api/teach/team', {}, { freshMs: 0 });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [news, setNews] = useState<string | null>(null);

  async function done(words: string) {
    setAsking(null);
    setNews(words);
    await read.refresh();
  }

  async function revoke(invite: Invite) {
    await call('POST /api/teach/team/invites/{inviteId}/revoke', { params: { inviteId: invite.id } });
    await done('الدعوة اتلغت');
  }

  async function setRole(member: Member, role: StaffRole) {
    await call('POST /api/teach/team/{memberId}/role', {
      params: { memberId: member.id },
      body: { was: member.role, role },
    });
    await done(`دور ${member.name} دلوقتي: ${STAFF_ROLES[role].name}`);
  }

  async function setGrades(member: Member, grades: Grade[]) {
    const { data } = await call('POST /api/teach/team/{memberId}/grades', {
      params: { memberId: member.id },
      body: { was: member.grades, grades },
    });
    await done(`مع ${member.name}: ${data.grades ? `${gradeNames(data.grades)} بس` : 'كل السنين'}`);
  }

  async function setDisabled(member: Member, disabled: boolean, reason: string) {
    await call('POST /api/teach/team/{memberId}/disabled', {
      params: { memberId: member.id },
      body: { disabled, reason },
    });
    await done(disabled ? 'الحساب اتقفل' : 'الحساب اتفتح');
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>الفريق</h1>
        <Button onClick={() => setAsking({ what: 'invite' })}>
          <IconPlus size={20} aria-hidden="true" />
          ادعي حد
        </Button>
      </div>
      <ReadGate read={read} waiting="بنجيب الفريق" failed="مقدرناش نجيب الفريق">
        {({ data: { members, invites } }) => (
          <>
            <ul className="team">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isYou={member.id === ownId}
                  digits={digits}
                  onRole={() => setAsking({ what: 'role', member })}
                  onGrades={() => setAsking({ what: 'grades', member })}
                  onDisabled={() => setAsking({ what: member.disabled ? 'open' : 'close', member })}
                />
              ))}
            </ul>
            <section className="console-part" aria-labelledby="invites">
              <h2 id="invites">دعوات مستنية</h2>
              {invites.length === 0 && (
                <p className="muted">مفيش دعوات مستنية. ادعي مساعد أو مدرّس بلينك بيشتغل مرة واحدة.</p>
              )}
              <ul className="team">
                {invites.map((invite) => (
                  <InviteRow
                    key={invite.id}
                    invite={invite}
                    digits={digits}
                    onRevoke={() => revoke(invite)}
                    onRefused={done}
                  />
                ))}
              </ul>
            </section>
          </>
        )}
      </ReadGate>
      {asking?.what === 'invite' && (
        <InviteDialog
          siteUrl={siteUrl}
          teacherName={teacherName}
          onMade={() => void read.refresh()}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === 'role' && (
        <RoleDialog
          member={asking.member}
          onClose={() => setAsking(null)}
          onConfirm={(role) => setRole(asking.member, role)}
        />
      )}
      {asking?.what === 'grades' && (
        <GradesDialog
          member={asking.member}
          onClose={() => setAsking(null)}
          onConfirm={(grades) => setGrades(asking.member, grades)}
        />
      )}
      {(asking?.what === 'close' || asking?.what === 'open') && (
        <ReasonDialog
          title={asking.what === 'close' ? `اقفل حساب ${asking.member.name}` : `افتح حساب ${asking.member.name}`}
          confirm={asking.what === 'close' ? 'اقفل الحساب' : 'افتح الحساب'}
          danger={asking.what === 'close'}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => setDisabled(asking.member, asking.what === 'close', reason)}
        >
          {asking.what === 'close'
            ? 'الحساب هيخرج من كل الأجهزة حالًا ومش هيفتح لحد ما ترجّعه. اللي اتعمل منه بيفضل في السجل.'
            : 'الحساب هيفتح تاني بنفس كلمة السر.'}
        </ReasonDialog>
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
