import './reason-drawings.css';

/** The first place's rosette. */
export function MedalDrawing() {
  return (
    <svg className="reason-drawing" viewBox="0 0 200 150" role="img" aria-label="وسام المركز الأول">
      <path className="r-blue" d="M76 86l-16 52 20-8 12 16 14-44z" />
      <path className="r-red" d="M124 86l16 52-20-8-12 16-14-44z" />
      <path
        className="r-yellow"
        d="M100 12l11 9 14-3 6 13 14 3v14l10 10-6 13 3 14-13 6-4 14-14-1-11 9-11-9-14 1-4-14-13-6 3-14-6-13 10-10V34l14-3 6-13 14 3z"
      />
      <circle className="r-sheet" cx="100" cy="60" r="30" />
      <text className="r-one" x="100" y="75">
        ١
      </text>
      <path d="M164 30l6-10M172 40l11-5M160 20l1-9M36 30l-6-10M28 40l-11-5M40 20l-1-9" />
    </svg>
  );
}
