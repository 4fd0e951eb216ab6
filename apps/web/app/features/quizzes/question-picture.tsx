import { useState } from 'react';
import { TextButton } from '../../ui/text-link.tsx';

/** The picture a question asks about: without it there is no answer, so a failed one can be asked for again. */
export function QuestionPicture({ src }: { src: string }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className="quiz-picture-failed" dir="rtl" lang="ar-EG">
        صورة السؤال مفتحتش.{' '}
        <TextButton
          onClick={() => {
            setTries(tries + 1);
            setFailed(false);
          }}
        >
          هاتها تاني
        </TextButton>
      </p>
    );
  }
  return <img key={tries} className="quiz-picture" src={src} alt="صورة السؤال" onError={() => setFailed(true)} />;
}
