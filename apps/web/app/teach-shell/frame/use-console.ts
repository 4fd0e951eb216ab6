import { useSession } from '../../session/use-session.ts';
import { usePageData } from '../../site-data.ts';

/** What the console's pages need to know about the platform and about who works on it. */
export function useConsole() {
  const session = useSession();
  const page = usePageData();
  const role = session.status === 'member' ? session.user.role : 'student';
  return {
    digits: page?.site.settings.digits ?? 'arabic',
    profile: page?.site.profile ?? { name: '', mark: '' },
    siteUrl: page?.siteUrl ?? '',
    isTeacher: role === 'teacher' || role === 'owner',
    isOwner: role === 'owner',
  };
}
