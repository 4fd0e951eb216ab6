/** What came back for one call. */
export interface Answer {
  status: number;
  ok: boolean;
  text: string;
  /** When it was here, by the phone's clock. */
  at: number;
}
