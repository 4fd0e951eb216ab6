import { contactLink } from '@hessa/rules/site/contact-link';
import type { Contact } from '../../site-data.ts';
import type { Profile } from './profile.ts';
import { teachesAsWoman } from './teaches-as-woman.ts';

interface Described {
  profile: Profile;
  contact: Contact | null;
  siteUrl: string;
}

/** The platform as search engines know it. */
export function organizationData({ profile, contact, siteUrl }: Described): Record<string, unknown> {
  return {
    '@type': 'EducationalOrganization',
    name: profile.name,
    alternateName: profile.nameLatin,
    description: profile.tagline,
    url: `${siteUrl}/`,
    inLanguage: 'ar-EG',
    areaServed: 'EG',
    founder: { '@type': 'Person', name: profile.teacher.name, jobTitle: profile.teacher.subject },
    ...sameAs(contact),
  };
}

/** The teacher as search engines know them. */
export function personData({ profile, contact, siteUrl }: Described): Record<string, unknown> {
  const { teacher } = profile;
  return {
    '@type': 'Person',
    name: teacher.name,
    jobTitle: `${teachesAsWoman(profile) ? 'مدرّسة' : 'مدرّس'} ${teacher.subject}`,
    description: teacher.biography.join(' '),
    url: `${siteUrl}/about`,
    knowsAbout: teacher.subjects,
    hasCredential: teacher.credentials.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
    worksFor: { '@type': 'EducationalOrganization', name: profile.name, url: `${siteUrl}/` },
    ...sameAs(contact),
  };
}

function sameAs(contact: Contact | null): { sameAs?: string[] } {
  if (!contact) return {};
  const { facebook_Page, youTube_Channel, tiktokChannel } = contact;
  const links = [facebook_Page, youTube_Channel, tiktokChannel].map(contactLink).filter((link) => link !== null);
  return links.length > 0 ? { sameAs: links } : {};
}
