import './english.css';

/** The specification's own English beside its Arabic, marked so that a screen reader pronounces it. */
export function English({ children }: { children: string }) {
  return (
    <span className="curriculum-english" lang="en" dir="ltr">
      {children}
    </span>
  );
}
