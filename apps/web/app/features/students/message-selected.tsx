import { firstName } from '@hessa/rules/text/first-name';
import { useState } from 'react';
import { MessageLinks } from '../../teach-shell/reports/message-links.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { ListedStudent } from './students-table.tsx';

interface MessageSelectedProps {
  students: readonly ListedStudent[];
  teacherName: string;
  onClose: () => void;
}

/** One text for many, greeted by name: a chat each, with the words already in it. Nothing is sent by itself. */
export function MessageSelected({ students, teacherName, onClose }: MessageSelectedProps) {
  const [text, setText] = useState('');
  const words = text.trim();
  return (
    <Dialog title="رسالة للي اختارتهم" onClose={onClose}>
      <div className="reason-form">
        <TextArea
          label="الرسالة"
          hint="اكتبها مرة واحدة، وكل واحد هتوصله باسمه. إنت اللي بتبعت من واتساب."
          value={text}
          maxLength={600}
          onChange={(event) => setText(event.target.value)}
        />
        {words && (
          <ul className="message-rows" aria-label="ابعتها لمين">
            {students.map(({ id, name, phone, parentPhone }) => (
              <li key={id}>
                <RtlTitle>{name}</RtlTitle>
                <MessageLinks
                  name={name}
                  phone={phone}
                  parentPhone={parentPhone}
                  toStudent={`إزيك يا ${firstName(name)}؟ ${words}`}
                  toParent={`السلام عليكم، مع حضرتك منصة ${teacherName} بخصوص ${name}. ${words}`}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
