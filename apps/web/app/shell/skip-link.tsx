import './skip-link.css';

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      روح للمحتوى على طول
    </a>
  );
}
