import type { TextGroup } from '#src/base/string-key.ts'

/** Labels of price lines, and the reasons of unusual ones. {range} is an age band such as 7–12. */
export const pricing = {
  multi_room: { tr: '2 veya 3 kişilik odada kişi başı', en: 'Per person in a double or triple room' },
  per_person: { tr: 'Kişi başı', en: 'Per person' },
  single_room: { tr: 'Tek kişilik oda', en: 'Single room' },
  child: { tr: 'Çocuk ({range} yaş)', en: 'Child (aged {range})' },
  child_as_adult: { tr: 'Yetişkin fiyatıyla çocuk', en: 'Child at the adult price' },
  discount: { tr: 'İndirim', en: 'Discount' },
  discount_percent: { tr: 'İndirim (%{n})', en: 'Discount ({n}%)' },
  age_difference: { tr: 'Yaş farkı', en: 'Age difference' },
  move_difference: { tr: 'Tarih değişikliği farkı', en: 'Difference for the new date' },
  deposit: { tr: 'Ön ödeme', en: 'Deposit' },
  first_payment: { tr: 'İlk ödeme', en: 'First payment' },
  reason_alone: { tr: 'Tek kalan yetişkin tek kişilik oda fiyatı öder.', en: 'An adult with a room alone pays the single-room price.' },
  reason_left_alone: { tr: 'Tek kişilik odalar ayrılınca bir yetişkin odada tek kaldı; ona da tek kişilik oda fiyatı uygulandı.', en: 'Once the single rooms are allocated, one adult has nobody to share with and also pays the single-room price.' },
  reason_few_adults: { tr: 'Çocuk fiyatı en az {n} yetişkinle birlikte geçerlidir.', en: 'Child prices apply only with at least {n} adult in the party.|Child prices apply only with at least {n} adults in the party.' },
  reason_no_child_price: { tr: 'Bu yaş için çocuk fiyatı yok; yetişkin fiyatı uygulanır.', en: 'There is no child price for this age; the adult price applies.' },
  reason_next_band: { tr: 'Bu yaş için ayrı fiyat yok; bir sonraki yaş grubunun fiyatı uygulanır.', en: 'This age has no price of its own, so the price of the next age group applies.' },
} satisfies TextGroup
