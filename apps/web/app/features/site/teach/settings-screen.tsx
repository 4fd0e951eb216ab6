import type { Colours } from '@hessa/rules/site/colours';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { type Tab, Tabs } from '../../../ui/controls/tabs.tsx';
import { ColoursForm } from './colours-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SitePreview } from './site-preview.tsx';
import type { SiteState, WrittenProfile } from './written-profile.ts';
import '../../../teach-shell/editing/console-form.css';
import './settings-screen.css';

interface SettingsScreenProps {
  digits: DigitStyle;
  /** Settings and colours are the owner's. */
  isOwner: boolean;
  /** What every page shows has changed. */
  onSaved: () => void;
  /** The form of the contact record, which is another feature's; its preview is drawn only while it is in sight. */
  contactForm: (site: SiteState, isInSight: boolean) => ReactNode;
  /** The foot of every page, with this profile. */
  foot: (profile: WrittenProfile) => ReactNode;
}

/** The platform's own page of the console: what it says, how it is reached, how it behaves and looks. */
export function SettingsScreen({ digits, isOwner, onSaved, contactForm, foot }: SettingsScreenProps) {
  const read = useRead('GET /api/teach/site', {}, { freshMs: 0 });
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('part') ?? 'site';

  function tabsOf(state: SiteState): Tab[] {
    const form = { state, refresh: read.refresh, onSaved };
    const preview = (profile: WrittenProfile, colours: Colours | SiteState['settings']['colours']) => (
      <SitePreview profile={profile} digits={digits} colours={colours} foot={foot(profile)} />
    );
    const { profile, settings } = state;
    const tabs: (Tab & { owners?: boolean })[] = [
      {
        id: 'site',
        label: 'الموقع',
        content: (
          <ProfileForm
            {...form}
            digits={digits}
            preview={(written) => chosen === 'site' && preview(written, settings.colours)}
          />
        ),
      },
      { id: 'contact', label: 'التواصل', content: contactForm(state, chosen === 'contact') },
      { id: 'settings', label: 'المنصة', owners: true, content: <SettingsForm {...form} /> },
      {
        id: 'colours',
        label: 'الألوان',
        owners: true,
        content: <ColoursForm {...form} preview={(colours) => chosen === 'colours' && preview(profile, colours)} />,
      },
    ];
    return tabs.filter(({ owners }) => !owners || isOwner);
  }

  return (
    <div className="console-page settings">
      <div className="console-head">
        <h1>الإعدادات</h1>
      </div>
      <ReadGate read={read} waiting="بنجيب الإعدادات" failed="مقدرناش نجيب الإعدادات">
        {({ data }) => (
          <Tabs
            label="أقسام الإعدادات"
            tabs={tabsOf(data)}
            chosen={chosen}
            onChoose={(part) => setSearch({ part }, { replace: true, preventScrollReset: true })}
          />
        )}
      </ReadGate>
    </div>
  );
}
