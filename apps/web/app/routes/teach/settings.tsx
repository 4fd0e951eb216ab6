import { coloursCss } from '@hessa/rules/site/colours-css';
import { useRevalidator } from 'react-router';
import { ContactForm } from '../../features/contact/teach/contact-form.tsx';
import { SettingsScreen } from '../../features/site/teach/settings-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Footer } from '../../shell/footer.tsx';
import { type Contact, readSiteAnew, type Site, usePageData } from '../../site-data.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import { PagePreview } from '../../teach-shell/reports/page-preview.tsx';
import type { Route } from './+types/settings.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الإعدادات' });
}

export default function TeachSettings() {
  const { digits, isTeacher, isOwner } = useConsole();
  const page = usePageData();
  const revalidator = useRevalidator();
  if (!isTeacher || !page) return <NotAllowedScreen />;

  const foot = (profile: Site['profile'], contact: Contact | null) => (
    <Footer site={{ profile, settings: page.site.settings }} contact={contact} />
  );
  // This browser's own pages show it too, without being loaded again.
  const saved = () => void readSiteAnew(revalidator.revalidate);
  return (
    <SettingsScreen
      digits={digits}
      isOwner={isOwner}
      onSaved={saved}
      foot={(profile) => foot(profile, page.contact)}
      contactForm={({ profile, settings }, isInSight) => (
        <ContactForm
          onSaved={saved}
          preview={(contact) =>
            isInSight && (
              <PagePreview title="معاينة آخر الصفحة" coloursCss={coloursCss(settings.colours)}>
                {foot(profile, {
                  whatsApp_Number: contact.whatsAppNumber,
                  facebook_Page: contact.facebookPage,
                  youTube_Channel: contact.youTubeChannel,
                  tiktokChannel: contact.tiktokChannel,
                })}
              </PagePreview>
            )
          }
        />
      )}
    />
  );
}
