import { useState } from 'react';
import { TextButton } from '../../ui/controls/text-link.tsx';
import './question-picture.css';

interface QuestionPictureProps {
  src: string;
  /** Looks for the picture on the phone when it does not come over the line. */
  findKept?: () => Promise<string | null>;
}

/** The picture a question asks about: without it there is no answer, so a failed one can be asked for again. */
export function QuestionPicture({ src, findKept }: QuestionPictureProps) {
  const [shown, setShown] = useState<string | null>(src);

  async function onError(): Promise<void> {
    const kept = shown === src ? await findKept?.() : null;
    setShown(kept ?? null);
  }

  if (shown !== null) return <img className="quiz-picture" src={shown} alt="صورة السؤال" onError={onError} />;
  return (
    <p className="quiz-picture-failed" dir="rtl" lang="ar-EG">
      صورة السؤال مفتحتش. <TextButton onClick={() => setShown(src)}>هاتها تاني</TextButton>
    </p>
  );
}
