/** Input that does not fit its schema. Carries the names of the fields, never their values. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly fields: string[];

  constructor(fields: string[]) {
    super('invalid input');
    this.fields = fields;
  }
}
