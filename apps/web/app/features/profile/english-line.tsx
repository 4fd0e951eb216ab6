/** A word of the specification's English, kept on an Arabic page. */
export function English({ children }: { children: string }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}

/** A sentence in the specification's English where it quotes one, with the Arabic under it. */
export interface Said {
  readonly en?: string | undefined;
  readonly ar: string;
}

export function SaidLines({ said: { en, ar } }: { said: Said }) {
  return (
    <>
      {en && (
        <>
          <English>{en}</English>
          <br />
        </>
      )}
      {ar}
    </>
  );
}
