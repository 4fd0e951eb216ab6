/**
 * Sending the form is the agreement, so there is nothing to tick. The server records which wording was shown: whoever
 * changes what this says gives the statement its next number in the server's registration.
 */
export function GuardianConsent() {
  return (
    <p className="form-statement">
      لما تضغط «اعمل الحساب» بتأكّد إن ولي أمرك عارف وموافق إنك تسجّل، وإننا نحفظ بياناتك ونتيجة امتحاناتك عشان نتابع
      مستواك معاه.
    </p>
  );
}
