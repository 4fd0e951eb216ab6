import { CodePress } from './code-press.tsx';
import './another-code.css';

/** One line under a student's courses: the next card is typed here. */
export function AnotherCode() {
  return (
    <div className="another-code">
      <p>
        <b>معاك كود تاني؟</b> اكتبه وهيتضاف هنا.
      </p>
      <CodePress look="line" size="small" />
    </div>
  );
}
