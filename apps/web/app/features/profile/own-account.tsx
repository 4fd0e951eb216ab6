import { boardPath, keptLessonsPath, notesPath } from '@hessa/rules/pages/student-pages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { saveFile } from '../../spreadsheet/save-file.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import './own-account.css';

/** The phones as the desk knows them, and what belongs to whoever the account is about: taking the data, leaving. */
export function OwnAccount({ onClosed }: { onClosed: () => Promise<void> }) {
  const { reply } = useRead('GET /api/Student/profile', {}, { kept: true });
  const [isClosing, setClosing] = useState(false);
  const taking = useSending();
  const take = () =>
    taking.send(async () => {
      const { data } = await call('GET /api/Student/my-data');
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
    });
  return (
    <section className="own-account" aria-labelledby="own-account-title">
      <h2 id="own-account-title">حسابك وبياناتك</h2>
      {reply && (
        <dl>
          <Phone label="رقم موبايلك" number={reply.data.phoneNumber} />
          <Phone label="رقم ولي أمرك" number={reply.data.parentPhone} />
        </dl>
      )}
      <p className="muted">رقم اتغيّر؟ كلّم المشرف وهو يغيّره.</p>
      {taking.refusal && <Note tone="wrong" title={taking.refusal.messageAr} />}
      <div className="own-account-presses">
        <ButtonLink look="soft" size="small" to={notesPath()}>
          ملاحظاتي
        </ButtonLink>
        <ButtonLink look="soft" size="small" to={boardPath()}>
          رسايل السبورة
        </ButtonLink>
        <ButtonLink look="soft" size="small" to={keptLessonsPath()}>
          حصص على جهازي
        </ButtonLink>
        <Button look="soft" size="small" busy={taking.busy} onClick={() => void take()}>
          {taking.busy ? 'بنجمّع بياناتك' : 'نزّل بياناتي'}
        </Button>
        <DangerButton quiet size="small" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          اقفل حسابي
        </DangerButton>
      </div>
      {isClosing && <CloseAccountDialog onStay={() => setClosing(false)} onClosed={onClosed} />}
    </section>
  );
}

function Phone({ label, number }: { label: string; number: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number ? <Ltr>{number}</Ltr> : 'مش متسجّل'}</dd>
    </div>
  );
}
