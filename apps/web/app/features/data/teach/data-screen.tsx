import { teachOutboxPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { JobProgress } from '../../../teach-shell/reports/job-progress.tsx';
import { useLongJob } from '../../../teach-shell/reports/use-long-job.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { ArchiveReady } from './archive-ready.tsx';
import { StoragePart } from './storage-part.tsx';
import './data-screen.css';

/** The owner's way out: everything the platform holds, in one file. */
export function DataScreen({ digits }: { digits: DigitStyle }) {
  const followed = useLongJob('tenant export');
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>البيانات</h1>
        <ButtonLink look="line" size="small" to={teachOutboxPath()}>
          البريد اللي مستني
        </ButtonLink>
      </div>
      <StoragePart digits={digits} />
      <section className="data-part" aria-labelledby="whole-copy">
        <h2 id="whole-copy">نسخة كاملة من منصتك</h2>
        <p>
          ملف واحد فيه كل حاجة: الكورسات والامتحانات، الطلبة ونتايجهم، الأكواد، والملفات اللي رفعتها. تحتفظ بيه، أو تنقل
          بيه المنصة كلها لجهاز تاني والطلبة يدخلوا بنفس كلمات السر.
        </p>
        <Note tone="warn" title="الملف ده سرّي">
          <p>فيه أسماء الطلبة وأرقامهم، وكل كود لسه ما اتستخدمش. خليه معاك إنت بس.</p>
        </Note>
        <JobProgress
          followed={followed}
          digits={digits}
          shows="percent"
          working="بنجهّز النسخة"
          nothingLeft="مفيش نسخة اتعملت. تقدر تبدأ من جديد في أي وقت."
        >
          {(job) => <ArchiveReady job={job} digits={digits} onAnother={followed.forget} />}
        </JobProgress>
        {!followed.job && <AskForCopy onStarted={followed.follow} />}
      </section>
    </div>
  );
}

type Started = Parameters<ReturnType<typeof useLongJob>['follow']>[0];

function AskForCopy({ onStarted }: { onStarted: (job: Started) => void }) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one copy.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' && 'اكتب كلمة السر بتاعتك.' }),
    send: async ({ password }) => {
      onStarted((await call('POST /api/teach/data/export', { body: { key, password } })).data);
    },
    blame: ({ code }) => ({ password: code === 'profile.current_password_needed' && 'كلمة السر دي مش مظبوطة.' }),
  });

  return (
    <form {...form.props} className="data-ask">
      <PasswordField {...form.field('password')} label="كلمة السر بتاعتك" autoComplete="current-password" />
      {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
      <Button type="submit" busy={form.busy}>
        جهّز نسخة كاملة
      </Button>
    </form>
  );
}
