/** On pages that do nothing without scripts. */
export function NoScriptNote() {
  return (
    <noscript>
      <p className="no-script">الصفحة دي محتاجة JavaScript. شغّله من إعدادات المتصفح، أو افتحها من كروم.</p>
    </noscript>
  );
}
