import { type CallAbout, likelyCall } from '@hessa/rules/desk/call-time';
import { teachStudentsPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/use-session.ts';
import { PageFailed } from '../../teach-shell/frame/page-failed.tsx';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { KeptSince } from '../../ui/notices/kept-since.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { askedCall, CallActions } from './call-actions.tsx';
import { CallDone } from './call-done.tsx';
import { greetingOf } from './call-words.ts';
import type { Card, Done } from './card.ts';
import { CardCourses } from './card-courses.tsx';
import { CardDevices } from './card-devices.tsx';
import { CardLabel } from './card-label.tsx';
import { CardMarks } from './card-marks.tsx';
import { CardRecent } from './card-recent.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { DeviceSheet } from './device-sheet.tsx';
import { GrantChoice } from './grant-choice.tsx';
import { LevelSheet } from './level-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { rememberCaller } from './recent-callers.ts';
import { TimeSheet } from './time-sheet.tsx';
import './desk-card.css';
import './desk-calls.css';

interface DeskCardProps {
  studentId: string;
  digits: DigitStyle;
  /** Who signs the messages. */
  teacherName: string;
  siteUrl: string;
  /** The papers themselves are the teacher's to read, and courses without a code the teacher's to give. */
  isTeacher: boolean;
  /** The rest of the student's page; told when something changed that the card shows. */
  children: (refresh: () => Promise<void>) => ReactNode;
}

/** One card for whoever calls: what a caller needs in the order they ask for it, and the five things to do about it. */
export function DeskCard(props: DeskCardProps) {
  const params = { studentId: props.studentId };
  const read = useRead('GET /api/teach/desk/students/{studentId}', { params }, { freshMs: 0, kept: true });
  return (
    <ReadGate
      read={read}
      waiting="بنجيب الطالب"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachStudentsPath()}>
            كل الطلبة
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => (
        <Loaded {...props} card={data} now={read.answeredAt} keptAt={read.keptAt} refresh={read.refresh} />
      )}
    </ReadGate>
  );
}

interface LoadedProps extends DeskCardProps {
  card: Card;
  /** When the card was answered: what was just given counts from then, not from when the page was opened. */
  now: number;
  keptAt: number | null;
  refresh: () => Promise<void>;
}

function Loaded({ card, now, keptAt, refresh, digits, teacherName, siteUrl, isTeacher, children }: LoadedProps) {
  const { student } = card;
  const { id, name, grade, anonymous } = student;
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : '';
  const { hash } = useLocation();
  const [about, setAbout] = useState<CallAbout | null>(anonymous ? null : askedCall(hash));
  const [isGranting, setGranting] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    if (userId && !anonymous) void rememberCaller(userId, { id, name, grade });
  }, [userId, id, name, grade, anonymous]);

  const greeting = greetingOf(card, teacherName, digits);
  const close = () => setAbout(null);
  const finish = (what: Done) => {
    setAbout(null);
    setGranting(false);
    setDone(what);
    void refresh();
  };
  const sheet = { card, greeting, onClose: close, onDone: finish };
  const units = card.courses.flatMap((course) => (course.openToAll ? [] : course.units));

  return (
    <div className="console-page desk-card">
      <WayBack to={teachStudentsPath()}>كل الطلبة</WayBack>
      {keptAt !== null && <KeptSince keptAt={keptAt} digits={digits} />}
      <div className="card-grid">
        <CardLabel card={card} />
        <CardCourses
          card={card}
          now={now}
          digits={digits}
          onGrant={isTeacher && !anonymous ? () => setGranting(true) : undefined}
        />
        <CardMarks card={card} now={now} digits={digits} mayReadPapers={isTeacher} />
        <div className="card-side">
          {!anonymous && (
            <CallActions likely={likelyCall(units, card.devices.length, now)} digits={digits} onChoose={setAbout} />
          )}
          <CardDevices card={card} digits={digits} onFree={() => setAbout('device')} />
          <CardRecent card={card} now={now} digits={digits} />
        </div>
      </div>
      {children(refresh)}
      {about === 'code' && <CodeSheet {...sheet} isTeacher={isTeacher} />}
      {about === 'device' && <DeviceSheet {...sheet} />}
      {about === 'time' && <TimeSheet {...sheet} />}
      {about === 'level' && <LevelSheet card={card} greeting={greeting} siteUrl={siteUrl} onClose={close} />}
      {about === 'password' && <PasswordSheet {...sheet} siteUrl={siteUrl} />}
      {isGranting && (
        <Dialog title="ادّي كورس" onClose={() => setGranting(false)}>
          <div className="call-sheet">
            <GrantChoice {...{ card, greeting, isTeacher }} course={null} label="الكورس" onDone={finish} />
          </div>
        </Dialog>
      )}
      {done && (
        <CallDone
          key={done.said}
          done={done}
          student={student}
          onClose={() => setDone(null)}
          onUndone={(said) => {
            setDone(null);
            setNews(said);
            void refresh();
          }}
        />
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}
