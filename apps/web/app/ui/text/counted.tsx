import { Fragment } from 'react';

/** A number with its noun, or several with commas between them: a line ends after a comma and never inside one. */
export function Counted({ children }: { children: string }) {
  const [first, ...rest] = children.split('، ');
  return (
    <bdi>
      <span className="unbroken">{first}</span>
      {rest.map((piece) => (
        <Fragment key={piece}>
          ، <span className="unbroken">{piece}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
