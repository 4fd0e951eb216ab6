import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { aboutPath, booksOfGradePath, homeCoursesPath, parentMonitoringPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import { contactLink } from '@hessa/rules/site/contact-link';
import { formatDigits } from '@hessa/rules/text/digits';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { Link } from 'react-router';
import type { Contact, Site } from '../site-data.ts';
import { Ltr, RtlTitle } from '../ui/text/bidi.tsx';
import './footer.css';

/** Fixed by the specification. */
const YEAR = '2024';
const NEUTRAL_CREDIT = 'تصميم وتطوير فريق حصة';

const socialIcons = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
};

export function Footer({ site, contact }: { site: Site; contact: Contact | null }) {
  const { name, tagline, credit } = site.profile;
  const links = contact ? contactLinks(contact) : [];
  const phone = contact?.whatsApp_Number.trim();
  return (
    <footer className="foot" id="contact">
      <div className="wrap foot-in">
        <p className="foot-name">
          <RtlTitle>{name}</RtlTitle>
        </p>
        {links.length > 0 && (
          <ul className="foot-social">
            {links.map(({ kind, label, href }) => {
              const Mark = socialIcons[kind];
              return (
                <li key={kind}>
                  <a className="foot-mark" href={href} aria-label={label} target="_blank" rel="noopener noreferrer">
                    <Mark aria-hidden="true" />
                  </a>
                </li>
              );
            })}
          </ul>
        )}
        <p className="foot-tagline">
          <RtlTitle>{tagline}</RtlTitle>
        </p>
        <nav className="foot-links" aria-label="روابط المنصة">
          <Link to={homeCoursesPath()}>الكورسات</Link>
          <Link to={booksOfGradePath({ grade: gradePathWord('Secondary1') })}>الكتب</Link>
          <Link to={aboutPath()}>عن {name}</Link>
          <Link to={parentMonitoringPath()}>متابعة ولي الأمر</Link>
        </nav>
        <div className="foot-legal">
          <p>
            كل الحقوق محفوظة <bdi>{formatDigits(YEAR, site.settings.digits)}</bdi>
          </p>
          {links.length > 0 && phone && (
            <p>
              واتساب: <Ltr>{phone}</Ltr>
            </p>
          )}
          <p>
            <RtlTitle>{credit || NEUTRAL_CREDIT}</RtlTitle>
          </p>
        </div>
      </div>
    </footer>
  );
}

interface ContactLink {
  kind: keyof typeof socialIcons;
  label: string;
  href: string;
}

/** A link that is missing or is not a web address is left out, never shown empty. */
function contactLinks(contact: Contact): ContactLink[] {
  const found: { kind: keyof typeof socialIcons; label: string; href: string | null }[] = [
    {
      kind: 'whatsapp',
      label: 'كلّمنا على واتساب',
      href: chatLink(contact.whatsApp_Number, 'السلام عليكم، عندي سؤال عن المنصة.'),
    },
    { kind: 'facebook', label: 'صفحة الفيسبوك', href: contactLink(contact.facebook_Page) },
    { kind: 'youtube', label: 'قناة اليوتيوب', href: contactLink(contact.youTube_Channel) },
    { kind: 'tiktok', label: 'تيك توك', href: contactLink(contact.tiktokChannel) },
  ];
  return found.filter((link): link is ContactLink => link.href !== null);
}
