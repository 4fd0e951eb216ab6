import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { Button } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { TornPageDrawing } from '../../ui/drawings/torn-page-drawing.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { PageSpinner } from '../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { Specimen } from './specimen.tsx';

export function StateSpecimens() {
  return (
    <>
      <Specimen name="تنبيهات">
        <Note
          tone="warn"
          icon={IconDeviceMobile}
          title="حسابك مفتوح على جهازين"
          actions={
            <>
              <Button size="small" look="line">
                كلّم المشرف
              </Button>
              <Button size="small" look="quiet">
                جرّب تاني
              </Button>
            </>
          }
        >
          مينفعش تدخل من أكتر من جهازين. كلّم المشرف يشيل جهاز قديم.
        </Note>
        <Note tone="wrong" title="الإيميل أو كلمة السر غلط">
          راجعهم وجرّب تاني.
        </Note>
        <Note tone="right" title="اتسجّلت في الكورس" />
        <Note tone="info" title="بعتنالك إيميل">
          افتحه ودوس على الرابط.
        </Note>
      </Specimen>
      <Specimen name="مفيش حاجة لسه">
        <Sheet flush>
          <StatePanel drawing={<CopybookDrawing />} title="الكراسة لسه فاضية" actions={<Button>شوف الكورسات</Button>}>
            <p>معندكش كورسات مسجّلة. اختار كورس وابدأ أول صفحة.</p>
          </StatePanel>
        </Sheet>
      </Specimen>
      <Specimen name="حصلت مشكلة">
        <Sheet flush>
          <StatePanel
            drawing={<TornPageDrawing />}
            title="الصفحة اتقطعت"
            actions={<Button look="line">جرّب تاني</Button>}
          >
            <p>النت فصل وإحنا بنجيب الكورسات. اتأكد من النت وجرّب تاني.</p>
          </StatePanel>
        </Sheet>
      </Specimen>
      <Specimen name="مش موجودة">
        <Sheet flush>
          <StatePanel drawing={<MissingPageDrawing />} title="الصفحة دي مش موجودة" />
        </Sheet>
      </Specimen>
      <Specimen name="صفحة بتحمّل">
        <PageSpinner label="ثانية واحدة" />
      </Specimen>
    </>
  );
}
