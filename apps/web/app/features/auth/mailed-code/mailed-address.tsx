import './mailed-address.css';

/** An e-mail address inside a sentence: left to right, and broken rather than wider than the screen. */
export function MailedAddress({ children }: { children: string }) {
  return (
    <bdi className="mailed-address" dir="ltr">
      {children}
    </bdi>
  );
}
