import './drawings.css';

/** A page torn in two: something broke on the way. */
export function TornPageDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 220 150" aria-hidden="true">
      <path className="d-sheet" d="M58 12h104v60l-12-6-10 9-13-7-11 9-14-8-11 8-12-7-10 8-11-5z" />
      <path className="d-blue" d="M74 32h72M74 46h60" />
      <path className="d-sheet" d="M54 94l11 5 10-8 12 7 11-8 14 8 11-9 13 7 10-9 12 6 4 46H58z" />
      <path className="d-blue" d="M74 116h66M74 130h48" />
      <path className="d-redpen" d="M186 58l14-8M190 78h18M186 96l12 9M34 58l-14-8M30 78H12M34 96l-12 9" />
    </svg>
  );
}
