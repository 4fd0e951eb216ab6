import type { Reply } from '@hessa/contract/client';
import { readContactNumber } from '@hessa/rules/site/contact-number';
import { readSocialLink, type SocialNetwork } from '@hessa/rules/site/social-link';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { TheirChanges } from '../../../teach-shell/editing/their-changes.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { Field } from '../../../ui/fields/field.tsx';
import '../../../teach-shell/editing/console-form.css';

type ContactState = Reply<'GET /api/teach/contact'>['data'];
export type WrittenContact = ContactState['contact'];

interface ContactFormProps {
  /** Draws the foot of the pages with what stands in the form. */
  preview: (contact: WrittenContact) => ReactNode;
  onSaved: () => void;
}

/** Where students write to and where they follow the teacher. */
export function ContactForm(props: ContactFormProps) {
  const read = useRead('GET /api/teach/contact', {}, { freshMs: 0 });
  return (
    <ReadGate read={read} waiting="بنجيب بيانات التواصل" failed="مقدرناش نجيب بيانات التواصل">
      {({ data }) => <LoadedContact {...props} state={data} refresh={read.refresh} />}
    </ReadGate>
  );
}

const LINKS = [
  { name: 'facebookPage', network: 'facebook', label: 'صفحة الفيسبوك', example: 'facebook.com/mr.name' },
  { name: 'youTubeChannel', network: 'youtube', label: 'قناة اليوتيوب', example: 'youtube.com/@mrname' },
  { name: 'tiktokChannel', network: 'tiktok', label: 'تيك توك', example: 'tiktok.com/@mrname' },
] as const satisfies readonly { name: keyof WrittenContact; network: SocialNetwork; label: string; example: string }[];

const FIELDS = [
  ['رقم الواتساب', (contact: WrittenContact) => contact.whatsAppNumber] as const,
  ...LINKS.map(({ label, name }) => [label, (contact: WrittenContact) => contact[name]] as const),
];

function LoadedContact({
  state,
  refresh,
  preview,
  onSaved,
}: ContactFormProps & { state: ContactState; refresh: () => Promise<void> }) {
  const [tried, setTried] = useState(false);
  const draft = useDraft<WrittenContact>({
    name: 'contact',
    stored: { version: state.version, value: state.contact },
    refresh,
    save: async (contact, version) => {
      const { data } = await call('PUT /api/teach/contact', { body: { version, contact } });
      await refresh();
      onSaved();
      return { version: data.version, value: data.contact };
    },
  });
  const { value } = draft;
  const numberIsWrong = readContactNumber(value.whatsAppNumber).kind === 'wrong';
  // What was there before and nobody touched is in nobody's way.
  const linkIsWrong = ({ name, network }: (typeof LINKS)[number]) =>
    value[name] !== state.contact[name] && readSocialLink(network, value[name]).kind === 'wrong';

  function maySave(): boolean {
    setTried(true);
    return !numberIsWrong && !LINKS.some(linkIsWrong);
  }

  return (
    <div className="with-preview">
      <form className="console-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset className="console-fields">
          <legend>التواصل</legend>
          <Field
            label="رقم الواتساب"
            type="tel"
            script="latin"
            maxLength={40}
            value={value.whatsAppNumber}
            hint="بيظهر تحت كل صفحة، وعليه بتتطلب الكتب. فاضي يعني من غير رقم."
            problem={tried && numberIsWrong && 'اكتب الرقم زي 01012345678، أو بكود الدولة لو من برّه مصر.'}
            onChange={({ target }) => draft.change((now) => ({ ...now, whatsAppNumber: target.value }))}
          />
          {LINKS.map((link) => (
            <Field
              key={link.name}
              label={link.label}
              type="url"
              script="latin"
              maxLength={300}
              value={value[link.name]}
              placeholder={link.example}
              problem={tried && linkIsWrong(link) && 'انسخ رابط صفحتك من الموقع نفسه والصقه هنا.'}
              onChange={({ target }) => draft.change((now) => ({ ...now, [link.name]: target.value }))}
            />
          ))}
        </fieldset>
        <SaveBar
          draft={draft}
          maySave={maySave}
          theirs={<TheirChanges theirs={state.contact} mine={value} fields={FIELDS} />}
        />
      </form>
      {preview(shownContact(value, state.contact))}
    </div>
  );
}

/** As pages would show it: what is wrong is left out there too, what is stored already stays. */
function shownContact(typed: WrittenContact, stored: WrittenContact): WrittenContact {
  const number = readContactNumber(typed.whatsAppNumber);
  const links = LINKS.map(({ name, network }) => {
    const reading = readSocialLink(network, typed[name]);
    const href = reading.kind === 'link' ? reading.href : '';
    return [name, typed[name] === stored[name] ? stored[name] : href] as const;
  });
  return { ...typed, ...Object.fromEntries(links), whatsAppNumber: number.kind === 'number' ? number.number : '' };
}
