import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Hours that changed after customers had read another one. */
export const boardingTexts = {
  title: { tr: 'Biniş saati değişti, müşterilere yazılmadı', en: 'A pick-up time has changed and customers were not told' },
  text: { tr: 'Bu saatler müşterilerin belgesinde yazandan farklı:', en: 'These times differ from what the customers’ vouchers say:' },
  line: { tr: '{name}: {was} yerine {time} ({n} yolcu)', en: '{name}: {time} instead of {was} ({n} passenger)|{name}: {time} instead of {was} ({n} passengers)' },
  gone: { tr: '{name}: {was}, artık durak değil ({n} yolcu)', en: '{name}: {was}, no longer a stop ({n} passenger)|{name}: {was}, no longer a stop ({n} passengers)' },
  back: { tr: '{name}: yeniden durak, {time} ({n} yolcu)', en: '{name}: a stop again, {time} ({n} passenger)|{name}: a stop again, {time} ({n} passengers)' },
  tell: { tr: 'Herkese mesaj yaz', en: 'Write to everybody' },
} satisfies OfficeTexts

/** The message that is offered, for customers; staff change it before it is sent. */
export const boardingMessage = {
  subject: { tr: 'Biniş saatiniz değişti', en: 'Your pick-up time has changed' },
  body: {
    tr: 'Turunuzun biniş saatleri değişti:\n\n{lines}\n\nYeni saati gösteren belgenizi rezervasyon sayfanızdan indirebilirsiniz; önceki belge geçersiz olur.',
    en: 'The pick-up times of your tour have changed:\n\n{lines}\n\nYou can download a voucher with the new time from your booking page; the earlier one is no longer valid then.',
  },
  line: { tr: '{name}: {time} (önceki saat {was})', en: '{name}: {time} (was {was})' },
  gone: { tr: '{name}: artık durak değil; sayfanızdan başka bir biniş yeri seçin', en: '{name}: no longer a stop; please choose another one on your booking page' },
  back: { tr: '{name}: {time}', en: '{name}: {time}' },
} satisfies OfficeTexts
