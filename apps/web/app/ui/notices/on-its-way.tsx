/** Something comes here that nobody can size yet: it keeps the footer below the screen, which would jump otherwise. */
export function OnItsWay() {
  return <div aria-busy="true" />;
}
