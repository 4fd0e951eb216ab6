import { generatedCovers } from '@hessa/rules/courses/generated-cover';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Book } from '../../ui/catalogue/book.tsx';
import { CourseCover } from '../../ui/catalogue/course-cover.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Specimen } from './specimen.tsx';

const COURSES = [
  { courseName: 'Grammar من الصفر', grade: 'Secondary1' },
  { courseName: 'منهج الترم التاني كامل', grade: 'Secondary2' },
  { courseName: 'أول أسبوع علينا', grade: 'prep3' },
  { courseName: 'Vocabulary 3', grade: 'Secondary3' },
  { courseName: 'مراجعة ليلة الامتحان', grade: 'Secondary2' },
  { courseName: 'Story: Great Expectations', grade: 'Secondary3' },
  { courseName: 'قطع وترجمة', grade: 'prep3' },
  { courseName: 'Phrasal verbs', grade: 'Secondary1' },
] as const;

export function PaperSpecimens() {
  const covers = generatedCovers(COURSES);
  return (
    <>
      <Specimen name="شارات">
        <div className="specimen-row">
          <Badge>الترم الأول</Badge>
          <Badge tone="right">مجاني</Badge>
          <Badge tone="done" icon={IconLock}>
            مُرسل
          </Badge>
          <Badge tone="warn" icon={IconLock}>
            مقفل
          </Badge>
          <Badge tone="wrong">موقوف</Badge>
          <Badge tone="new">جديد</Badge>
          <Badge tone="here">دورك هنا</Badge>
        </div>
      </Specimen>
      <Specimen name="ورق">
        <Sheet>ورقة واحدة</Sheet>
        <Sheet stacked as="article">
          <CourseCover courseName="Grammar من الصفر" grade="Secondary1" term="First" image={null} first />
          <p>
            <b>
              <RtlTitle>Grammar من الصفر</RtlTitle>
            </b>
          </p>
        </Sheet>
      </Specimen>
      <Specimen name="أغلفة بتتولّد لوحدها">
        <div className="specimen-pair">
          {COURSES.map(({ courseName, grade }, at) => (
            <CourseCover
              key={courseName}
              courseName={courseName}
              grade={grade}
              term="Second"
              image={null}
              generated={covers[at]}
            />
          ))}
        </div>
        <CourseCover
          courseName="صورة مش موجودة"
          grade="prep3"
          term="Summer"
          image="/assets/no-such-picture.png"
          first
        />
      </Specimen>
      <Specimen name="كتاب">
        <div className="specimen-pair">
          <Book name="بنك الجرامر" grade="Secondary2" written="Grammar Bank" />
          <Book name="المراجعة النهائية" grade="Secondary3" />
          <Book name="كتاب الشرح والتدريبات على منهج الترم الأول كله" grade="prep3" />
          <Book name="كراسة الواجب Workbook" grade="Secondary1" image="/assets/no-such-book.png" first />
        </div>
      </Specimen>
      <Specimen name="بيحمّل">
        <ShimmerRegion label="بنجيب الكورسات">
          <Sheet stacked>
            <Shimmer shape="cover" />
            <div className="specimen-states">
              <Shimmer shape="badge" />
              <Shimmer shape="title" />
              <Shimmer />
              <Shimmer shape="short-line" />
              <Shimmer shape="button" />
            </div>
          </Sheet>
        </ShimmerRegion>
        <Shimmer shape="block" />
        <div className="specimen-row">
          <Shimmer shape="circle" />
        </div>
      </Specimen>
    </>
  );
}
