const OFFICE_TYPES = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const;

export type OfficeType = (typeof OFFICE_TYPES)[number][1];

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/**
 * Which office document an archive is, by the names that stand in its table of contents, at its end. Nothing is
 * unpacked. An archive that is no document, or one that carries programs, is null.
 */
export function sniffOffice(tail: Uint8Array): OfficeType | null {
  const names = archiveNames(tail);
  if (!names?.has('[Content_Types].xml')) return null;
  if ([...names].some((name) => /vbaProject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|ps1)$/i.test(name))) return null;
  return OFFICE_TYPES.find(([part]) => names.has(part))?.[1] ?? null;
}

function archiveNames(tail: Uint8Array): Set<string> | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const size = view.getUint32(end + 12, true);
  const names = new Set<string>();
  // Counted from the end, so that it does not matter how much of the archive lies before what we hold.
  for (let at = end - size; at >= 0 && at + ENTRY_LENGTH <= end; ) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = tail.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    names.add(new TextDecoder().decode(name));
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return null;
}
