export interface SalesSpan {
  from: string;
  to: string;
}

/** A day as a date field has it; an emptied one is a day that is still to be chosen. */
const DAY = /^(\d{4}-\d\d-\d\d)?$/;

/** Which days the report is about by the address; whatever stands there wrong is today. */
export function readSalesAddress(address: URLSearchParams, today: string): SalesSpan {
  const day = (name: string) => {
    const written = address.get(name);
    return written !== null && DAY.test(written) ? written : today;
  };
  return { from: day('from'), to: day('to') };
}

/** The same as an address, without what goes without saying. */
export function salesAddress(span: SalesSpan, today: string): Record<string, string> {
  return Object.fromEntries(Object.entries(span).filter(([, day]) => day !== today));
}
