import { homePath } from '@hessa/rules/pages/public-pages';
import { Link } from 'react-router';
import './logo.css';

/** The tenant's two letters on four lines beside its name, leading home. */
export function Logo({ mark, name }: { mark: string; name: string }) {
  return (
    <Link className="logo" to={homePath()}>
      <span className="logo-mark" dir="ltr" lang="en" aria-hidden="true">
        {mark}
      </span>
      <bdi className="logo-name" dir="rtl">
        {name}
      </bdi>
    </Link>
  );
}
