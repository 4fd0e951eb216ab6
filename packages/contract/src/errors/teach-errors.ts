import type { ErrorEntry } from './error-entry.ts';

/** What the teacher's console may be refused. */
export const teachErrors = {
  'teach.changed_meanwhile': { status: 409, ar: 'حد تاني حفظ تعديل هنا قبلك. شوف الجديد قبل ما تحفظ.' },
  'codes.batch_not_found': { status: 404, ar: 'دفعة الأكواد دي مش موجودة.' },
  'codes.code_not_found': { status: 404, ar: 'مفيش كود بالشكل ده. راجع الحروف والأرقام.' },
  'codes.expiry_past': { status: 400, ar: 'تاريخ انتهاء الأكواد لازم يكون لسه جاي.' },
  'codes.expiry_far': { status: 400, ar: 'تاريخ انتهاء الأكواد بعيد قوي. اختار يوم في خلال ٣ سنين.' },
  'codes.key_taken': { status: 409, ar: 'الطلب ده اتعمل قبل كده ببيانات تانية. حدّث الصفحة وجرّب تاني.' },
  'codes.not_sellable': { status: 409, ar: 'الكود ده اتستخدم أو اتلغى أو وقته خلص، فمينفعش يتباع.' },
  'codes.in_use': { status: 409, ar: 'الكود ده في طالب استخدمه، فمينفعش يتلغي.' },
  'codes.still_open': { status: 409, ar: 'الطالب مشترك فيه فعلًا ولسه شغّال معاه. الكود لسه متستخدمش.' },
  'codes.void_final': { status: 409, ar: 'الإلغاء ده عدّى عليه أكتر من ساعة، فمبقاش ينفع يرجع.' },
  'seller.not_found': { status: 404, ar: 'البيّاع ده مش موجود.' },
  'seller.name_taken': { status: 409, ar: 'فيه بيّاع بالاسم ده. زوّد حاجة تفرّقهم.' },
  'seller.range_wrong': { status: 400, ar: 'من الرقم الصغير للكبير، ولحد ٥٬٠٠٠ كارت في المرة.' },
  'seller.cards_elsewhere': {
    status: 409,
    ar: 'الكروت دي مع {name}: {serials}. خد مرتجعها منه الأول، أو اكتب أرقام من غيرها.',
  },
  'seller.cards_not_held': {
    status: 409,
    ar: 'الكروت دي مش مع البيّاع ده: {serials}. اكتب أرقام اللي معاه بس.',
  },
  'seller.cards_sold': {
    status: 409,
    ar: 'الكروت دي متسجّل إنها اتباعت: {serials}. اكتب أرقام اللي لسه ما اتباعش، أو ارجع في بيعها الأول.',
  },
  'seller.cards_unknown': {
    status: 409,
    ar: 'مفيش كروت بالأرقام دي: {serials}. راجع الأرقام المطبوعة على الكروت.',
  },
  'seller.nothing_moves': { status: 409, ar: 'ولا كارت من دول محتاج الخطوة دي: اتفعّلوا أو اتلغوا أو اتسجّلوا قبل كده.' },
  'seller.price_is_teachers': { status: 403, ar: 'السعر متحدد مع الدفعة. سلّمهم بسعرها.' },
  'seller.more_than_owed': { status: 409, ar: 'ده أكتر من اللي عليه دلوقتي. راجع المبلغ قبل ما تسجّله.' },
  'seller.receipt_not_found': { status: 404, ar: 'مفيش إيصال بالرقم ده.' },
  'seller.report_days': { status: 400, ar: 'التقرير من يوم لليوم اللي بعده، ولحد سنة في المرة.' },
  'student.not_found': { status: 404, ar: 'الطالب ده مش موجود.' },
  'enrolment.not_found': { status: 404, ar: 'الطالب مش مشترك في الكورس ده.' },
  'enrolment.until_past': { status: 400, ar: 'آخر يوم لازم يكون لسه جاي.' },
  'enrolment.until_far': { status: 400, ar: 'ده بعيد قوي. آخر يوم يكون في خلال سنتين من النهارده.' },
} as const satisfies Record<string, ErrorEntry>;
