import { expect, test } from 'vitest';
import { FIRST_SERIAL, readSeatNumber, SEAT_DIGITS, seatNumber } from './seat-number.ts';

test('a seat number has seven digits and names its student; one wrong digit names nobody [EXAM-52]', () => {
  for (const serial of [FIRST_SERIAL, 104_273, 123_456, 999_999]) {
    const seat = seatNumber(serial);
    expect(String(seat)).toHaveLength(SEAT_DIGITS);
    expect(readSeatNumber(seat)).toBe(serial);
    for (let place = 0; place < SEAT_DIGITS; place += 1) {
      for (let step = 1; step < 10; step += 1) {
        const digits = [...String(seat)].map(Number);
        digits[place] = ((digits[place] ?? 0) + step) % 10;
        expect(readSeatNumber(Number(digits.join('')))).toBeNull();
      }
    }
  }
  expect(readSeatNumber(0)).toBeNull();
  expect(readSeatNumber(12)).toBeNull();
});
