import { SectionTitle } from '../../../ui/text/section-title.tsx';
import { BooksDrawing } from './books-drawing.tsx';
import { MedalDrawing } from './medal-drawing.tsx';
import { MonthDrawing } from './month-drawing.tsx';
import { TwoPapersDrawing } from './two-papers-drawing.tsx';
import './reasons.css';

const REASONS = [
  { Drawing: BooksDrawing, title: 'حل الكتب الخارجية', text: 'الكتاب اللي في إيدك بنحله بالفيديو، سؤال سؤال.' },
  {
    Drawing: TwoPapersDrawing,
    title: 'امتحان قبل وامتحان بعد',
    text: 'تدخل المحاضرة بستة وتطلع بتسعة، وتشوف الفرق بعينك.',
  },
  { Drawing: MonthDrawing, title: 'امتحان شامل كل شهر', text: 'بابل شيت على شغل الشهر كله، زي لجنة آخر السنة.' },
  { Drawing: MedalDrawing, title: 'جوايز للأوائل', text: 'اسمك على لوحة الشرف، وهدية توصلك لحد عندك.' },
] as const;

/** Why students stay, each with a drawing of its own. */
export function Reasons() {
  return (
    <section className="wrap home-section" aria-labelledby="reasons" data-reveal>
      <SectionTitle id="reasons">ليه الطلبة بتكمّل معانا؟</SectionTitle>
      <ul className="reasons">
        {REASONS.map(({ Drawing, title, text }) => (
          <li key={title}>
            <Drawing />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
