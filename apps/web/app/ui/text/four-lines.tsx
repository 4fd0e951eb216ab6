import './four-lines.css';

/** English letters on the four rules of a copybook row: red, blue, blue, red. Decoration, so it is not read out. */
export function FourLines({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className ? `four ${className}` : 'four'} lang="en" dir="ltr" aria-hidden="true">
      {text}
    </p>
  );
}
