import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import type { FoundCode } from './batch.ts';
import { CodeStory } from './code-story.tsx';

/** "This student says the code does not work": type it, and everything about it is there. */
export function FindCode({ digits }: { digits: DigitStyle }) {
  const [address] = useSearchParams();
  const asked = address.get('code') ?? '';
  const [code, setCode] = useState(asked);
  const [found, setFound] = useState<FoundCode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  // Whoever comes from a student's search finds the answer, not the form.
  const searchAsked = useEffectEvent(() => void search());
  useEffect(() => {
    if (asked) searchAsked();
  }, [asked]);

  async function search(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    setFound(null);
    if (code.trim() === '') return setProblem('اكتب الكود الأول.');
    setBusy(true);
    setProblem(null);
    try {
      setFound((await call('GET /api/teach/codes/find', { query: { code } })).data);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <search>
      <form className="find-code" noValidate onSubmit={search}>
        <CodeField
          label="دوّر على كود"
          name="code"
          value={code}
          problem={problem}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(null);
          }}
          end={
            <Button type="submit" look="line" busy={busy}>
              دوّر
            </Button>
          }
        />
      </form>
      <div aria-live="polite">{found && <CodeStory found={found} digits={digits} />}</div>
    </search>
  );
}
