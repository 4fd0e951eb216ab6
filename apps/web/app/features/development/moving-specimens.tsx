import { designPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { AccordionItem } from '../../ui/controls/accordion.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { DialogSpecimen } from './dialog-specimen.tsx';
import { Specimen } from './specimen.tsx';

export function MovingSpecimens() {
  const [page, setPage] = useState(1);
  const [news, setNews] = useState<string | null>(null);
  return (
    <>
      <Specimen name="نافذة">
        <DialogSpecimen />
      </Specimen>
      <Specimen name="تبويبات">
        <Tabs
          label="عن الكورس"
          tabs={[
            { id: 'curriculum', label: 'المنهج', content: <p>الوحدات والدروس</p> },
            { id: 'overview', label: 'نظرة عامة', content: <p>الكورس ده لمين</p> },
          ]}
        />
      </Specimen>
      <Specimen name="وحدات بتتفتح">
        <AccordionItem number="١" title={<bdi dir="rtl">Present Tenses</bdi>} meta="درسين" startsOpen>
          <p className="specimen-lesson">
            <bdi dir="rtl">since ولا for؟</bdi>
          </p>
        </AccordionItem>
        <AccordionItem number="٢" title="اسم وحدة طويل بيمشي على سطرين عشان نشوف الرقم هيفضل في مكانه" meta="٦ دروس">
          <p className="specimen-lesson">
            <a className="text-link" href={designPath()}>
              درس
            </a>
          </p>
        </AccordionItem>
      </Specimen>
      <Specimen name="صفحات">
        <Pager label="صفحات قليلة" current={1} total={3} digits="arabic" href={(to) => `${designPath()}?page=${to}`} />
        <Pager label="صفحات كتير" current={page} total={9} digits="arabic" onPage={setPage} />
        <Pager label="في النص" current={5} total={12} digits="arabic" onPage={setPage} />
        <Pager label="محاضراتي" current={2} total={9} digits="latin" numbers="first" onPage={setPage} />
        <Pager label="كورساتي" current={3} total={3} digits="arabic" numbers="words" onPage={setPage} />
        <Pager label="صفحة واحدة" current={1} total={1} digits="arabic" onPage={setPage} />
      </Specimen>
      <Specimen name="خبر سريع">
        <Button look="line" onClick={() => setNews(`اتحفظ`)}>
          قول خبر
        </Button>
        <Toast onGone={() => setNews(null)}>{news}</Toast>
        <div className="specimen-toast">
          <Toast inPlace onGone={() => {}}>
            اتحفظت. الجودة بقت <Ltr>480p</Ltr>
          </Toast>
        </div>
      </Specimen>
    </>
  );
}
