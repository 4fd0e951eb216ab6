import { useState } from 'react';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Specimen } from './specimen.tsx';

const YEARS = [
  { value: 'prep3', label: 'تالتة إعدادي' },
  { value: 'Secondary1', label: 'أولى ثانوي' },
];

export function FieldSpecimens() {
  const [code, setCode] = useState('');
  return (
    <>
      <Specimen name="الحقول">
        <Field
          label="رقم الموبايل"
          type="tel"
          script="latin"
          placeholder="01xxxxxxxxx"
          hint="الأرقام العربي بتتقلب لوحدها"
        />
        <Field label="الاسم" defaultValue="مريم أشرف" />
        <Field label="تأكيد كلمة السر" problem="كلمة السر مش زي التانية" defaultValue="123456" />
        <PasswordField label="كلمة السر" autoComplete="new-password" defaultValue="kitab-2026" />
        <SelectField label="السنة الدراسية" placeholder="اختار سنتك" options={YEARS} />
        <SelectField label="السنة (مختارة)" defaultValue="Secondary1" options={YEARS} />
        <SelectField label="السنة (غلط)" placeholder="اختار سنتك" options={YEARS} problem="اختار سنتك الدراسية" />
        <SelectField label="السنة (مقفولة)" defaultValue="prep3" options={YEARS} disabled />
        <Checkbox>فاكرني على الجهاز ده</Checkbox>
        <Checkbox defaultChecked>موافق على الشروط، وعارف إن الحساب بيفتح على جهازين بس</Checkbox>
        <Checkbox problem="لازم توافق عشان نكمّل">موافق على الشروط</Checkbox>
        <Checkbox disabled>مش متاح دلوقتي</Checkbox>
      </Specimen>
      <Specimen name="كود">
        <Ticket top={<CodeField label="كود المحاضرة" value={code} onChange={(event) => setCode(event.target.value)} />}>
          <Button wide disabled={code.trim() === ''}>
            فعّل الكود
          </Button>
        </Ticket>
        <Ticket top={<p>كلّم المشرف على واتساب، ادفع، وخُد الكود بتاعك.</p>}>
          <CodeField
            label="معاك كود الكورس؟"
            defaultValue="K7M2-9QXA"
            problem="الكود ده مستخدم قبل كده"
            end={<Button look="line">سجّل</Button>}
          />
        </Ticket>
      </Specimen>
    </>
  );
}
