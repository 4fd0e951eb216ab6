import type { Box } from '@hessa/rules/quizzes/sheets/sheet-geometry';

const LINES = [
  'قلم جاف أزرق أو أسود، والدايرة كلها.',
  'إجابة واحدة لكل سؤال.',
  'ظلّل نموذجك ورقم جلوسك الأول.',
  'المربعات السودا في الأركان نضيفة.',
];

/** What a student is told on the sheet itself: in words, and by one right and four wrong circles. */
export function HowToShade({ box }: { box: Box }) {
  const right = box.x + box.width - 4;
  return (
    <>
      {LINES.map((line, at) => (
        <g key={line}>
          <rect x={right - 1.6} y={box.y + 13 + at * 8} width={1.6} height={1.6} fill="#111" />
          <text className="sheet-words" x={right - 4} y={box.y + 15.2 + at * 8} direction="rtl">
            {line}
          </text>
        </g>
      ))}
      <text className="sheet-strong" x={right} y={box.y + 53} direction="rtl">
        صح
      </text>
      <circle cx={right - 17} cy={box.y + 51.5} r={3} fill="#111" />
      <text className="sheet-strong" x={right} y={box.y + 65} direction="rtl">
        غلط
      </text>
      {WRONG.map((path, at) => (
        <g key={path} transform={`translate(${right - 17 - at * 10} ${box.y + 63.5})`}>
          <circle className="sheet-bubble" r={3} />
          <path d={path} className="sheet-wrong" fill={at < 2 ? 'none' : '#111'} />
        </g>
      ))}
    </>
  );
}

/** A tick, a cross, a dot, a half. */
const WRONG = [
  'M-1.6 .2l1.1 1.2 2.1-2.8',
  'M-1.4-1.4l2.8 2.8m0-2.8l-2.8 2.8',
  'M-1 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  'M0-3a3 3 0 0 1 0 6z',
];
