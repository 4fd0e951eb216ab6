import { useState } from 'react';
import { DeskCard } from '../../features/desk/desk-card.tsx';
import { StudentEnrolments } from '../../features/enrolment/teach/student-enrolments.tsx';
import { StudentExamMinutes } from '../../features/quizzes/teach/student-exam-minutes.tsx';
import { StudentProgress } from '../../features/statistics/teach/student-progress.tsx';
import { ForgetStudent } from '../../features/students/forget-student.tsx';
import { StudentAccount } from '../../features/students/student-account.tsx';
import { pageMeta } from '../../page-meta.ts';
import { OWN_CONSOLE_FOOT } from '../../teach-shell/frame/own-foot.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import { LaterPart } from '../../ui/controls/later-part.tsx';
import type { Route } from './+types/student.ts';

export const handle = OWN_CONSOLE_FOOT;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كارت الطالب' });
}

export default function TeachStudent({ params: { studentId } }: Route.ComponentProps) {
  const { digits, profile, siteUrl, isTeacher, isOwner } = useConsole();
  // A course that was given or taken back changes what there is to get through.
  const [enrolments, setEnrolments] = useState(0);
  return (
    <DeskCard
      key={studentId}
      studentId={studentId}
      digits={digits}
      teacherName={profile.name}
      siteUrl={siteUrl}
      isTeacher={isTeacher}
    >
      {(refresh) => (
        <LaterPart title="البيانات والإدارة">
          <StudentAccount
            studentId={studentId}
            digits={digits}
            mayManage={isTeacher}
            maySeeTrail={isOwner}
            onChanged={refresh}
          >
            {({ examMinutes, anonymous }, readAccount) => (
              <>
                <StudentEnrolments
                  studentId={studentId}
                  digits={digits}
                  mayManage={isTeacher}
                  onChanged={async () => {
                    setEnrolments((before) => before + 1);
                    await refresh();
                  }}
                />
                {isTeacher && !anonymous && (
                  <StudentExamMinutes
                    studentId={studentId}
                    minutes={examMinutes}
                    digits={digits}
                    onChanged={readAccount}
                  />
                )}
                <StudentProgress key={enrolments} studentId={studentId} digits={digits} mayReadPapers={isTeacher} />
                {isOwner && <ForgetStudent studentId={studentId} onChanged={refresh} />}
              </>
            )}
          </StudentAccount>
        </LaterPart>
      )}
    </DeskCard>
  );
}
