import './their-changes.css';

type Value = string | number | boolean | null | undefined | readonly unknown[];

interface TheirChangesProps<Form> {
  /** What the server has now, and what stands in the form. */
  theirs: Form;
  mine: Form;
  /** The fields that can differ, by the names they have on the screen. */
  fields: readonly (readonly [label: string, pick: (form: Form) => Value])[];
}

/** Somebody else's state where it differs from one's own, for who must choose between the two. */
export function TheirChanges<Form>({ theirs, mine, fields }: TheirChangesProps<Form>) {
  const differing = fields.filter(([, pick]) => JSON.stringify(pick(theirs)) !== JSON.stringify(pick(mine)));
  return (
    <dl className="their-changes">
      {differing.map(([label, pick]) => (
        <div key={label}>
          <dt>{label} عندهم:</dt>
          <dd dir="auto">{words(pick(theirs))}</dd>
        </div>
      ))}
    </dl>
  );
}

function words(value: Value): string {
  if (typeof value === 'boolean') return value ? 'أيوه' : 'لأ';
  if (Array.isArray(value)) return value.join('، ');
  return value === null || value === undefined || value === '' ? 'فاضي' : String(value);
}
