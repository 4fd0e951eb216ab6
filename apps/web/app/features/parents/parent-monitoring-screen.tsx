import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { FormPage } from '../../ui/fields/form-page.tsx';
import { ChildReport } from './child-report.tsx';
import { type ChildFigures, lookUpChild, type Phones } from './look-up-child.ts';
import { ParentForm } from './parent-form.tsx';

interface Found {
  /** In this page's memory alone, unless the phone was asked to remember it; never in the address. */
  phones: Phones;
  figures: ChildFigures;
}

/** A parent needs no account: two numbers, and the child's progress at a glance. */
export function ParentMonitoringScreen({ digits }: { digits: DigitStyle }) {
  const [found, setFound] = useState<Found | null>(null);
  const [isOther, setOther] = useState(false);
  const { busy, send } = useSending();

  if (!found) {
    return (
      <FormPage
        written={['At a', 'glance.']}
        title="متابعة ولي الأمر"
        lead="اكتب الرقمين اللي اتسجّلوا مع حساب الطالب، وشوف المستوى في ثواني. من غير حساب ولا كلمة سر."
      >
        <ParentForm isOther={isOther} onFound={(phones, figures) => setFound({ phones, figures })} />
      </FormPage>
    );
  }

  const retry = ({ phones, figures }: Found) =>
    send(async () => {
      const answer = await lookUpChild(phones, figures);
      if (answer.kind === 'found') setFound({ phones, figures: answer.figures });
    });

  return (
    <ChildReport
      studentPhone={found.phones.studentPhone}
      figures={found.figures}
      retrying={busy}
      onRetry={() => void retry(found)}
      onOther={() => {
        setOther(true);
        setFound(null);
      }}
      digits={digits}
    />
  );
}
