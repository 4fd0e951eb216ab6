import './reason-drawings.css';

const COLUMNS = [56, 78, 100, 122, 144];
const ROWS = [70, 92, 114];
const EXAM = { x: 100, y: 92 };

/** A month of exam bubbles with one day ringed. */
export function MonthDrawing() {
  return (
    <svg className="reason-drawing" viewBox="0 0 200 150" role="img" aria-label="نتيجة الشهر ويوم الامتحان عليه دايرة">
      <path className="r-sheet" d="M34 26h132v110H34z" />
      <path className="r-blue" d="M34 26h132v26H34z" />
      <path d="M64 16v20M136 16v20" />
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => (
          <circle key={`${x} ${y}`} className={x === EXAM.x && y === EXAM.y ? 'r-ink' : 'r-dot'} cx={x} cy={y} r="6" />
        )),
      )}
      <path className="r-redpen" d="M108 78c-14-4-26 2-27 14s10 17 22 15 18-13 14-22-14-10-24-6" />
    </svg>
  );
}
