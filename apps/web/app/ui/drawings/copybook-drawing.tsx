import './drawings.css';

/** An open copybook with the first words still to be written. */
export function CopybookDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 220 150" aria-hidden="true">
      <path className="d-sheet" d="M110 36C88 24 54 22 18 28v98c36-6 70-4 92 8 22-12 56-14 92-8V28c-36-6-70-4-92 8z" />
      <path className="d-ink" d="M110 36v98" />
      <path className="d-red" d="M32 46c24-3 46-1 64 5M32 82c24-3 46-1 64 5" />
      <path className="d-blue" d="M32 58c24-3 46-1 64 5M32 70c24-3 46-1 64 5" />
      <path
        className="d-blue"
        d="M124 51c18-6 40-8 64-5M124 67c18-6 40-8 64-5M124 83c18-6 40-8 64-5M124 99c18-6 40-8 64-5"
      />
      <g transform="rotate(-38 150 92)">
        <rect className="d-highlighter" x="104" y="84" width="76" height="15" rx="2" />
        <path className="d-sheet" d="M104 84l-18 7.5 18 7.5z" />
        <path className="d-solid" d="M92 89l-6 2.5 6 2.5z" />
        <path className="d-cap" d="M180 84h12v15h-12z" />
      </g>
    </svg>
  );
}
