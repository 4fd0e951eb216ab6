import './reason-drawings.css';

/** Exercise books on a shelf, and the page of one of them marked all right. */
export function BooksDrawing() {
  return (
    <svg className="reason-drawing" viewBox="0 0 200 150" role="img" aria-label="كتب خارجية وورقة عليها علامة صح">
      <path d="M8 138h184" strokeWidth="3" />
      <g transform="rotate(-9 44 138)">
        <rect className="r-blue" x="22" y="44" width="34" height="94" rx="2" />
        <path className="r-white" d="M22 60h34M22 122h34" />
        <path className="r-label" d="M32 76h14v30H32z" />
      </g>
      <rect className="r-red" x="66" y="30" width="28" height="108" rx="2" />
      <path className="r-white" d="M66 46h28M66 52h28M66 122h28" />
      <rect className="r-green" x="98" y="52" width="22" height="86" rx="2" />
      <path className="r-white" d="M98 66h22M98 124h22" />
      <g transform="rotate(4 150 100)">
        <path className="r-sheet" d="M126 46h56v82h-56z" />
        <path className="r-rule" d="M134 66h32M134 80h38M134 94h26M134 108h36" />
        <path className="r-margin" d="M176 46v82" />
      </g>
      <path className="r-greenpen r-fat" d="M138 84c6 5 10 12 13 19 7-20 18-38 40-50" />
    </svg>
  );
}
