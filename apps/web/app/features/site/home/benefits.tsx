import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import './benefits.css';

const BENEFITS = [
  { title: 'فريق دعم بيرد بجد', text: 'سؤال في المنهج أو مشكلة في الحساب، ابعت وهنرد عليك.' },
  { title: 'متاحين 24 ساعة', text: 'حتى ليلة الامتحان الساعة 2 الفجر.' },
  { title: 'ولي أمرك مطمّن', text: 'بيتابع مشاهداتك ودرجاتك برقمك ورقمه، من غير حساب.' },
  { title: 'شغال على نت ضعيف', text: 'الفيديو بيظبط جودته لوحده على حسب سرعة النت.' },
] as const;

/** What else comes along, ticked off. */
export function Benefits({ digits }: { digits: DigitStyle }) {
  return (
    <section className="wrap home-section" aria-labelledby="benefits-title" data-reveal>
      <SectionTitle id="benefits-title">وكمان معاك</SectionTitle>
      <ul className="benefits">
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <PenMark mark="tick" />
            <div>
              <h3>{formatDigits(title, digits)}</h3>
              <p>{formatDigits(text, digits)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
