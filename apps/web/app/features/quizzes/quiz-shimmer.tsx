import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import './quiz-sheet.css';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** The shape of a question, while the paper is on its way. */
export function QuizShimmer() {
  return (
    <ShimmerRegion className="quiz" label="بنجيب ورقة الأسئلة">
      <div className="quiz-head">
        <div className="quiz-head-row">
          <Shimmer shape="title" />
          <Shimmer shape="badge" />
        </div>
        <div className="quiz-strip">
          <Shimmer shape="short-line" />
        </div>
      </div>
      <div className="quiz-body">
        <Shimmer shape="title" />
        <Shimmer shape="line" />
        <div className="quiz-options">
          {OPTIONS.map((letter) => (
            <Shimmer key={letter} shape="button" className="quiz-option-shape" />
          ))}
        </div>
      </div>
    </ShimmerRegion>
  );
}
