/** Seven digits, as the ministry's: six that count up and one that checks them. */
export const SEAT_DIGITS = 7;

/** The first student's; a seat never begins with a zero that somebody leaves out. */
export const FIRST_SERIAL = 100_001;

/** Luhn's digit: a digit that is shaded wrong names nobody, instead of another student. */
function checkDigit(serial: number): number {
  const sum = [...String(serial)]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10;
}

export const seatNumber = (serial: number): number => serial * 10 + checkDigit(serial);

/** The serial in a seat number, or null for a number that nobody can have. */
export function readSeatNumber(seat: number): number | null {
  const serial = Math.floor(seat / 10);
  const isPossible = Number.isSafeInteger(seat) && serial >= FIRST_SERIAL && String(seat).length === SEAT_DIGITS;
  return isPossible && seatNumber(serial) === seat ? serial : null;
}
