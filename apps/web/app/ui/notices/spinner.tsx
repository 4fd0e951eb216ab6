import './spinner.css';

/** A turning ring beside the words that say what is happening; never alone. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
