import { TextButton } from '../../ui/controls/text-link.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import type { LoginReason } from './login-reason.ts';

interface ReasonNoteProps extends Omit<KeptCodeProps, 'words'> {
  reason: LoginReason;
}

/** What brought somebody to the login or the registration. */
export function ReasonNote({ reason: { title, more }, ...kept }: ReasonNoteProps) {
  return (
    <Note tone="info" title={title}>
      <KeptCode {...kept} words={more} />
    </Note>
  );
}

interface KeptCodeProps {
  words: string | undefined;
  code: string | null;
  /** For whoever finds somebody else's code on this phone; nothing where no code is spoken of. */
  onDrop: (() => void) | undefined;
}

/** That a code is kept, which one, and the press for whoever it is not for, in one line. */
export function KeptCode({ words, code, onDrop }: KeptCodeProps) {
  if (!onDrop || code === null) return words;
  return (
    <p>
      {words}: <Ltr>{code}</Ltr> <TextButton onClick={onDrop}>مش بتاعي، امسحه</TextButton>
    </p>
  );
}
