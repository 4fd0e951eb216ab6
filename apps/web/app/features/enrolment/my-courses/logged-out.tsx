import { loginPath } from '@hessa/rules/pages/public-pages';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

/** The browser lost the login behind the page's back: nobody is asked, and the way back in comes back here. */
export function LoggedOut({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <StatePanel
        drawing={<CopybookDrawing />}
        title="مين معانا؟"
        actions={
          <ButtonLink to={loginPath()} state={{ from: pathname + search }}>
            سجّل دخولك
          </ButtonLink>
        }
      >
        <p>{message}</p>
      </StatePanel>
    </div>
  );
}
