export const PRICE_BELOW_ZERO = 'السعر مينفعش يكون بالسالب.';
