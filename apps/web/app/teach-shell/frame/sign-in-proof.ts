/** Shows the dialog; answers whether the password was typed. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** The console says how to ask for the password, and until when. */
export function offerProof(how: Ask): () => void {
  ask = how;
  return () => {
    ask = null;
  };
}

/** Several calls that are refused at the same moment are one question. */
export function askForProof(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
