import { useEffect, useState } from 'react';
import { TextButton } from '../../../ui/controls/text-link.tsx';

interface PassageAudioProps {
  src: string;
  /** What the phone kept of it, as a data address. */
  findKept?: () => Promise<string | null>;
}

/** A recording that questions ask about. Fetched when it is played; without a line from what the phone kept. */
export function PassageAudio({ src, findKept }: PassageAudioProps) {
  const [kept, setKept] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => () => void (kept && URL.revokeObjectURL(kept)), [kept]);

  async function onError(): Promise<void> {
    const found = kept === null ? await findKept?.() : null;
    if (found) setKept(blobAddress(found));
    else setFailed(true);
  }

  if (failed) {
    return (
      <p className="quiz-picture-failed" dir="rtl" lang="ar-EG">
        التسجيل مفتحش. <TextButton onClick={() => setFailed(false)}>هاته تاني</TextButton>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said in it is what the questions ask about
    <audio
      className="passage-audio"
      controls
      preload="none"
      src={kept ?? src}
      aria-label="تسجيل القطعة"
      onError={onError}
    />
  );
}

/** A page plays what it made itself, and no data addresses. */
function blobAddress(dataAddress: string): string {
  const [head = '', letters = ''] = dataAddress.split(',');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'audio/mpeg' }));
}
