import './reason-drawings.css';

/** The same exam before and after the lecture: six, then nine. */
export function TwoPapersDrawing() {
  return (
    <svg
      className="reason-drawing"
      viewBox="0 0 200 150"
      role="img"
      aria-label="ورقة امتحان عليها ٦ وبعدها ورقة عليها ٩"
    >
      <g transform="rotate(5 150 80)">
        <path className="r-sheet" d="M112 24h66v100h-66z" />
        <path className="r-rule" d="M122 66h46M122 80h40M122 94h46M122 108h30" />
        <path className="r-redpen" d="M140 36c10-4 26-2 28 6s-10 13-22 12-18-9-10-15" />
        <text className="r-six" x="152" y="52">
          ٦
        </text>
      </g>
      <g transform="rotate(-6 62 84)">
        <path className="r-sheet" d="M22 22h72v110H22z" />
        <path className="r-rule" d="M34 72h48M34 87h42M34 102h48M34 117h30" />
        <path className="r-greenpen" d="M50 32c14-5 34-2 36 9s-14 17-30 15-22-12-10-21" />
        <text className="r-nine" x="66" y="52">
          ٩
        </text>
      </g>
      <path d="M150 14c-14-10-34-10-46-1M116 4l-13 9 14 6" />
    </svg>
  );
}
