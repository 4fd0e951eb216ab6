import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { momentText } from '../../ui/text/day-text.ts';
import { deviceWords } from '../../ui/text/device-words.ts';
import { deviceMessage, type Greeting } from './call-words.ts';
import type { CallSheetProps } from './card.ts';

/** A new phone: the device that was seen longest ago gives up its place. It cannot be undone, it can sign in again. */
export function DeviceSheet({ card, greeting, onClose, onDone }: CallSheetProps & { greeting: Greeting }) {
  const devices = [...card.devices].sort((a, b) => a.lastSeenAt.localeCompare(b.lastSeenAt));
  const [chosen, setChosen] = useState(devices[0]?.id);
  const { busy, refusal, send } = useSending();
  const device = devices.find(({ id }) => id === chosen);
  if (!device) {
    return (
      <Dialog title="موبايل جديد" onClose={onClose}>
        <p>مفيش أجهزة داخلة دلوقتي: الموبايل الجديد يقدر يدخل على طول.</p>
      </Dialog>
    );
  }

  async function free(deviceId: string, label: string) {
    const params = { studentId: card.student.id };
    await call('POST /api/teach/students/{studentId}/free-devices', { params, body: { deviceId } });
    const message = deviceMessage(greeting);
    onDone({ said: `فضّينا ${deviceWords(label)}`, toStudent: message, toParent: message });
  }

  return (
    <Dialog title="موبايل جديد" busy={busy} onClose={onClose}>
      <div className="call-sheet">
        <fieldset className="call-devices" aria-label="أنهي جهاز نفضّيه؟">
          {devices.map(({ id, label, lastSeenAt }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              <b>
                <RtlTitle>{deviceWords(label)}</RtlTitle>
              </b>
              <small>آخر استخدام {momentText(new Date(lastSeenAt), new Date(), greeting.digits)}</small>
            </button>
          ))}
        </fieldset>
        <p className="muted">الجهاز ده هيخرج من الحساب، وكل حاجة هتفضل زي ما هي.</p>
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button wide busy={busy} onClick={() => void send(() => free(device.id, device.label))}>
          فضّي <RtlTitle>{deviceWords(device.label)}</RtlTitle>
        </Button>
      </div>
    </Dialog>
  );
}
