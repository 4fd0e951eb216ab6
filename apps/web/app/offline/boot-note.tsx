import './boot-note.css';

/** Written by the server and unseen, unless the page's code is late or lost; a plain link, since no script is there. */
export function BootNote() {
  return (
    <div className="boot-note" role="status">
      <span className="boot-note-late">النت بطيء… لسه بنحاول نفتح الصفحة.</span>
      <span className="boot-note-failed">جزء من الصفحة موصلش. اتأكد من النت وجرّب تاني.</span>
      <span className="boot-note-old">متصفحك قديم: الصفحة للقراية بس. حدّثه، أو افتح المنصة من جهاز أحدث.</span>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, whatever it is */}
      <a href="">جرّب تاني</a>
    </div>
  );
}
