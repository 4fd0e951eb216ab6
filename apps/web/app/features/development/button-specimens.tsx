import { designPath, homePath } from '@hessa/rules/pages/public-pages';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Chip, ChipLink, Chips } from '../../ui/controls/chips.tsx';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextButton, TextLink } from '../../ui/controls/text-link.tsx';
import { Specimen } from './specimen.tsx';

const YEARS = ['تالتة إعدادي', 'أولى ثانوي', 'تانية ثانوي', 'تالتة ثانوي'];

export function ButtonSpecimens() {
  const [year, setYear] = useState(YEARS[1]);
  return (
    <>
      <Specimen name="الأزرار">
        <Button wide>
          يلا نبدأ <IconArrowLeft aria-hidden="true" />
        </Button>
        <ButtonLink wide look="line" to={designPath()}>
          شوف الكورسات
        </ButtonLink>
        <div className="specimen-row">
          <Button look="soft">التفاصيل</Button>
          <Button look="quiet">بعدين</Button>
          <DangerButton quiet>امسح</DangerButton>
          <Button size="small">اطلبه</Button>
        </div>
        <div className="specimen-row">
          <Button busy>بنسجّل دخولك</Button>
          <Button disabled>التالي</Button>
          <IconButton label="زرار بأيقونة">
            <IconHeart aria-hidden="true" />
          </IconButton>
        </div>
      </Specimen>
      <Specimen name="الروابط">
        <div className="specimen-row">
          <TextLink to={designPath()}>نسيت كلمة السر؟</TextLink>
          <TextLink to={designPath()} forward>
            ادخل الكورس
          </TextLink>
        </div>
        <p>
          لو الأزمنة بتتلخبط معاك ابدأ من هنا… <TextButton>اقرأ أكتر</TextButton>
        </p>
      </Specimen>
      <Specimen name="اختيار السنة">
        <Chips label="السنة">
          {YEARS.map((name) => (
            <Chip key={name} chosen={name === year} onClick={() => setYear(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
        <Chips label="صفحات السنين" links>
          <ChipLink to={designPath()} chosen>
            أولى ثانوي
          </ChipLink>
          <ChipLink to={homePath()} chosen={false}>
            تانية ثانوي
          </ChipLink>
        </Chips>
      </Specimen>
    </>
  );
}
