import { chatLink } from '@hessa/rules/site/chat-link';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { DockRow } from '../../ui/notices/dock.tsx';
import type { Card, Done } from './card.ts';

interface CallDoneProps {
  done: Done;
  student: Card['student'];
  onUndone: (said: string) => void;
  onClose: () => void;
}

/** After an action: what was done with the way back, and the message that is ready to be sent. Nothing is sent by itself. */
export function CallDone({ done, student, onUndone, onClose }: CallDoneProps) {
  const [text, setText] = useState(done.toStudent);
  const { busy, refusal, send } = useSending();
  const { undo } = done;
  const isEdited = text !== done.toStudent;
  const toStudent = chatLink(student.phone, text);
  const toParent = chatLink(student.parentPhone, isEdited ? text : done.toParent);
  return (
    <DockRow>
      <section className="call-done" aria-label="رسالة بعد المكالمة">
        <div className="call-message">
          <span className="call-message-close">
            <IconButton label="اقفل الرسالة" onClick={onClose}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          </span>
          <TextArea label="رسالة جاهزة" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          <div className="call-message-links">
            {toStudent && (
              <OutsideButtonLink look="soft" href={toStudent}>
                <IconBrandWhatsapp size={20} aria-hidden="true" />
                موبايل الطالب
              </OutsideButtonLink>
            )}
            {toParent && (
              <OutsideButtonLink look="soft" href={toParent}>
                <IconBrandWhatsapp size={20} aria-hidden="true" />
                ولي الأمر
              </OutsideButtonLink>
            )}
          </div>
        </div>
        <div className="call-said" role="status">
          <PenMark mark="tick" />
          <span>{refusal?.messageAr ?? done.said}</span>
          {undo && (
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() =>
                void send(async () => {
                  await undo();
                  onUndone(done.undoneSaid ?? 'رجّعناها زي ما كانت');
                })
              }
            >
              <IconArrowBackUp size={20} aria-hidden="true" />
              {done.undoWords ?? 'رجّعها'}
            </button>
          )}
        </div>
      </section>
    </DockRow>
  );
}
