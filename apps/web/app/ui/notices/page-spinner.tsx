import './page-spinner.css';
import { Spinner } from './spinner.tsx';

/** Stands where a page will be; the wait is said in words as well. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
