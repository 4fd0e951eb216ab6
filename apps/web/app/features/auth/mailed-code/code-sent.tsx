import { MailedAddress } from './mailed-address.tsx';

/** The same words whether or not anybody has an account with this address. */
export function CodeSent({ email }: { email: string }) {
  return (
    <>
      لو <MailedAddress>{email}</MailedAddress> متسجّل عندنا، هتوصلك رسالة فيها الكود خلال دقيقة. الكود شغّال ١٠ دقايق.
    </>
  );
}
