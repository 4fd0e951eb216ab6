import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import type { FoundCode } from './batch.ts';
import { CodeStory } from './code-story.tsx';

/** "This student says the code does not work": type it, and everything about it is there. */
export function FindCode({ digits }: { digits: DigitStyle }) {
  const [address] = useSearchParams();
  const asked = address.get('code') ?? '';
  const [found, setFound] = useState<FoundCode | null>(null);
  const form = useForm({
    initial: { code: asked },
    problemsOf: ({ code }) => ({ code: !code.trim() && 'اكتب الكود الأول.' }),
    send: async (query) => setFound((await call('GET /api/teach/codes/find', { query })).data),
    blame: ({ messageAr }) => ({ code: messageAr }),
  });

  function search(event?: FormEvent) {
    if (!form.busy) setFound(null);
    void form.submit(event);
  }

  // Whoever comes from a student's search finds the answer, not the form.
  const searchAsked = useEffectEvent(search);
  useEffect(() => {
    if (asked) searchAsked();
  }, [asked]);

  return (
    <search>
      <form {...form.props} className="find-code" onSubmit={search}>
        <CodeField
          {...form.field('code')}
          label="دوّر على كود"
          end={
            <Button type="submit" look="line" busy={form.busy}>
              دوّر
            </Button>
          }
        />
      </form>
      <div aria-live="polite">{found && <CodeStory found={found} digits={digits} />}</div>
    </search>
  );
}
