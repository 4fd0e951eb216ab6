import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { type Credentials, typedIdentifier } from '../sign-in.ts';
import { type MailedRoom, RoomForm } from './room-form.tsx';

interface MakeRoomProps {
  /** As they were typed, and found right. */
  credentials: Credentials;
  digits: DigitStyle;
  /** Throws what the server refused. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  onBack: () => void;
}

/** Takes the login form's place: a code goes to the mailbox, and one of the two devices makes room for this one. */
export function MakeRoom({ credentials, digits, onSignIn, onBack }: MakeRoomProps) {
  const [mailed, setMailed] = useState<MailedRoom | null>(null);
  const { send, refusal } = useSending();

  async function ask(): Promise<void> {
    const { identifier, password } = credentials;
    const { data } = await call('POST /api/Auth/device-code', {
      body: { EmailorMobile: typedIdentifier(identifier), password },
    });
    // A place came free meanwhile: there is nothing to wait for.
    if (data.sentTo === null) await onSignIn(credentials);
    else setMailed(data);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is asked for once, when this opens
  useEffect(() => {
    void send(ask);
  }, []);

  const back = (
    <Button look="quiet" size="small" onClick={onBack}>
      ارجع للدخول
    </Button>
  );
  if (refusal) return <RefusalNote refusal={refusal} title="الكود متبعتش" actions={back} />;
  if (!mailed) return <Note tone="info" title="بنبعت الكود على إيميلك" />;
  return (
    <>
      <RoomForm
        mailed={mailed}
        digits={digits}
        onSignIn={(room) => onSignIn({ ...credentials, ...room })}
        onAgain={ask}
      />
      <p className="form-aside">{back}</p>
    </>
  );
}
