import './drawings.css';

/** A sheet whose line was struck through with the red pen: the address leads nowhere. */
export function MissingPageDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 220 150" aria-hidden="true">
      <path className="d-sheet" d="M62 10h72l26 26v104H62z" />
      <path className="d-ink" d="M134 10v26h26" />
      <path className="d-red" d="M76 56h70M76 104h70" />
      <path className="d-blue" d="M76 72h70M76 88h70M76 120h44" />
      <path className="d-redpen" d="M50 98c34-12 74-28 120-34M54 72c36 10 74 20 114 38" />
    </svg>
  );
}
