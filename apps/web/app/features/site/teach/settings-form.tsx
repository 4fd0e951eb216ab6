import type { Input } from '@hessa/contract/client';
import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { readContactNumber } from '@hessa/rules/site/contact-number';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FieldProblem } from '../../../ui/fields/field-frame.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { SiteState } from './written-profile.ts';

type WrittenSettings = Input<'PUT /api/teach/site/settings'>['body']['settings'];

const SPLASHES = [
  { stay: 'full', words: 'تلات ثواني' },
  { stay: 'short', words: 'ثانية ونص' },
  { stay: 'off', words: 'من غيرها' },
] as const;

interface SettingsFormProps {
  state: SiteState;
  refresh: () => Promise<void>;
  onSaved: () => void;
}

/** What the owner alone decides: how numbers look, who may log in, what is shown of students. */
export function SettingsForm({ state, refresh, onSaved }: SettingsFormProps) {
  const [tried, setTried] = useState(false);
  const draft = useDraft<WrittenSettings>({
    name: 'site settings',
    stored: { version: state.version, value: writtenSettings(state.settings) },
    refresh,
    save: async (settings, version) => {
      const { data } = await call('PUT /api/teach/site/settings', { body: { version, settings } });
      await refresh();
      onSaved();
      return { version: data.version, value: writtenSettings(data.settings) };
    },
  });
  const { value } = draft;
  const put = (changed: Partial<WrittenSettings>) => draft.change((now) => ({ ...now, ...changed }));
  const numberIsWrong = readContactNumber(value.supportNumber).kind === 'wrong';
  const noGrade = value.topStudentsShown && value.honourGrades.length === 0;

  function maySave(): boolean {
    setTried(true);
    return !numberIsWrong && !noGrade;
  }

  return (
    <form className="console-form settings-narrow" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className="console-fields">
        <legend>شكل الأرقام</legend>
        <Chips label="شكل الأرقام">
          <Chip chosen={value.digits === 'arabic'} onClick={() => put({ digits: 'arabic' })}>
            عربي: ١٢٣
          </Chip>
          <Chip chosen={value.digits === 'latin'} onClick={() => put({ digits: 'latin' })}>
            إنجليزي: 123
          </Chip>
        </Chips>
        <p className="muted">التليفونات والأكواد بتفضل بالإنجليزي في الحالتين.</p>
      </fieldset>
      <fieldset className="console-fields">
        <legend>شاشة البداية</legend>
        <Chips label="شاشة البداية">
          {SPLASHES.map(({ stay, words }) => (
            <Chip key={stay} chosen={value.splash === stay} onClick={() => put({ splash: stay })}>
              {words}
            </Chip>
          ))}
        </Chips>
        <p className="muted">بتظهر مرة في أول الزيارة، وأي لمسة بتعدّيها.</p>
      </fieldset>
      <fieldset className="console-fields">
        <legend>المشرف والدخول</legend>
        <Field
          label="رقم المشرف"
          type="tel"
          script="latin"
          maxLength={40}
          value={value.supportNumber}
          hint="بيتكلّم عليه الطلاب، وهو زرار واتساب العايم في الصفحة الرئيسية. فاضي يعني من غير زرار."
          problem={tried && numberIsWrong && 'اكتب الرقم زي 01012345678، أو بكود الدولة لو من برّه مصر.'}
          onChange={({ target }) => put({ supportNumber: target.value })}
        />
        <Checkbox
          checked={value.confirmEmailRequired}
          onChange={({ target }) => put({ confirmEmailRequired: target.checked })}
        >
          محدش يدخل قبل ما يأكّد إيميله
        </Checkbox>
        {value.confirmEmailRequired && !state.settings.confirmEmailRequired && (
          <Note tone="warn" title="اتأكد إن الإيميلات بتتبعت">
            <p>أي طالب لسه مأكّدش إيميله مش هيعرف يدخل لحد ما الكود يوصله.</p>
          </Note>
        )}
      </fieldset>
      <fieldset className="console-fields">
        <legend>لوحة الشرف</legend>
        <Checkbox checked={value.topStudentsShown} onChange={({ target }) => put({ topStudentsShown: target.checked })}>
          أوائل الترم بيظهروا في الصفحة الرئيسية
        </Checkbox>
        {value.topStudentsShown && (
          <Chips label="سنين لوحة الشرف">
            {GRADES.map((grade) => {
              const isIn = value.honourGrades.includes(grade);
              return (
                <Chip
                  key={grade}
                  chosen={isIn}
                  onClick={() =>
                    put({ honourGrades: GRADES.filter((one) => (one === grade) !== value.honourGrades.includes(one)) })
                  }
                >
                  {gradeLabel(grade, 'short')}
                </Chip>
              );
            })}
          </Chips>
        )}
        {tried && noGrade && (
          <FieldProblem id="honour-problem">اختار سنة واحدة على الأقل، أو اقفل اللوحة.</FieldProblem>
        )}
        <p className="muted">بيظهر الاسم الأول وحرف بس، واللي مش عايز يظهر بيقفلها من حسابه.</p>
      </fieldset>
      <fieldset className="console-fields">
        <legend>حماية الفيديو</legend>
        <Checkbox
          checked={value.watermarkOverYouTube}
          onChange={({ target }) => put({ watermarkOverYouTube: target.checked })}
        >
          اسم الطالب ورقمه فوق فيديوهات يوتيوب
        </Checkbox>
        {value.watermarkOverYouTube && (
          <Note tone="warn" title="شروط يوتيوب بتمنع أي حاجة فوق المشغّل">
            <p>العلامة بتصعّب تسريب الفيديو، بس يوتيوب ممكن يوقف التشغيل عندك. فيديوهاتك المرفوعة هنا مالهاش علاقة.</p>
          </Note>
        )}
      </fieldset>
      <fieldset className="console-fields">
        <legend>مساحة الفيديوهات</legend>
        <Checkbox checked={value.dropsOriginals} onChange={({ target }) => put({ dropsOriginals: target.checked })}>
          امسح الملف الأصلي بعد ما الفيديو يتجهّز
        </Checkbox>
        <p className="muted">
          بيوفّر مساحة كبيرة. من غير الأصل مش هتقدر تغيّر «سبورة» لـ«كاميرا» بعد كده غير لو رفعت الفيديو تاني.
        </p>
      </fieldset>
      <SaveBar draft={draft} maySave={maySave} />
    </form>
  );
}

function writtenSettings({ colours: _, ...settings }: SiteState['settings']): WrittenSettings {
  return {
    digits: settings.digits,
    confirmEmailRequired: settings.confirmEmailRequired,
    supportNumber: settings.supportNumber,
    topStudentsShown: settings.topStudentsShown,
    honourGrades: settings.honourGrades ?? [...GRADES],
    watermarkOverYouTube: settings.watermarkOverYouTube,
    dropsOriginals: settings.dropsOriginals ?? false,
    splash: settings.splash ?? 'full',
  };
}
