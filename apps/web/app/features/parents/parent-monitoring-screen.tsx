import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { FormPage } from '../../ui/fields/form-page.tsx';
import { backCloses } from '../../ui/notices/back-closes.ts';
import { ChildReport } from './child-report.tsx';
import { type ChildFigures, lookUpChild } from './look-up-child.ts';
import { type FormStart, ParentForm } from './parent-form.tsx';
import { useRefusal } from './use-refusal.ts';

interface Found {
  /** In this page's memory alone, unless the phone was asked to remember it; never in the address. */
  asked: FormStart;
  figures: ChildFigures;
}

/** A parent needs no account: two numbers, and the child's progress at a glance. */
export function ParentMonitoringScreen({ digits }: { digits: DigitStyle }) {
  const [found, setFound] = useState<Found | null>(null);
  const [start, setStart] = useState<FormStart | null>(null);
  const { busy, send } = useSending();
  const [refusal, setRefusal] = useRefusal();

  const isFound = found !== null;
  // The way back leads from the answer to the form it was asked with.
  useEffect(() => {
    if (!isFound) return;
    const dismiss = () => {
      setFound(null);
      return true;
    };
    return backCloses({ dismiss });
  }, [isFound]);

  if (!found) {
    return (
      <FormPage
        written={['At a', 'glance.']}
        title="متابعة ولي الأمر"
        lead="اكتب الرقمين اللي اتسجّلوا مع حساب الطالب، وشوف المستوى في ثواني. من غير حساب ولا كلمة سر."
      >
        <ParentForm
          start={start}
          onFound={(asked, figures) => {
            setStart(asked);
            setRefusal(null);
            setFound({ asked, figures });
          }}
          digits={digits}
        />
      </FormPage>
    );
  }

  const retry = ({ asked, figures }: Found) =>
    send(async () => {
      setRefusal(null);
      const answer = await lookUpChild(asked, figures);
      if (answer.kind === 'found') setFound({ asked, figures: answer.figures });
      else setRefusal({ kind: answer.refusal, odd: null });
    });

  return (
    <ChildReport
      studentPhone={found.asked.studentPhone}
      figures={found.figures}
      retrying={busy}
      refusal={refusal}
      onRetry={() => void retry(found)}
      onOther={() => {
        // The parent and the wish to be remembered are the same for the next child.
        setStart({ ...found.asked, studentPhone: '' });
        setFound(null);
      }}
      digits={digits}
    />
  );
}
