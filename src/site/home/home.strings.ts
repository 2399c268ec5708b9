import type { TextGroup } from '#src/base/string-key.ts'

/** Home page. */
export const home = {
  slides: { tr: 'Öne çıkanlar', en: 'Highlights' },
  slide: { tr: '{n} / {count}', en: '{n} of {count}' },
  previous_slide: { tr: 'Önceki', en: 'Previous' },
  next_slide: { tr: 'Sonraki', en: 'Next' },
  search: { tr: 'Tur bul', en: 'Find a tour' },
  where: { tr: 'Nereye?', en: 'Where to?' },
  when: { tr: 'Ne zaman?', en: 'When?' },
  when_any: { tr: 'Fark etmez', en: 'Any month' },
  how: { tr: 'Nasıl?', en: 'How?' },
  how_any: { tr: 'Fark etmez', en: 'Any transport' },
  holidays: { tr: 'Tatile göre', en: 'By holiday' },
  upcoming: { tr: 'Yakında yola çıkıyoruz', en: 'Leaving soon' },
  upcoming_intro: { tr: 'En yakın kalkışlar, boş yerleri ve kişi başı fiyatıyla.', en: 'The next departures, with free seats and price per person.' },
  seats_many: { tr: '{n}+ yer var', en: '{n}+ seats available' },
  seats: { tr: '{n} yer var', en: '{n} seat available|{n} seats available' },
  featured: { tr: 'Bu mevsimin önerileri', en: 'Our picks for the season' },
  categories: { tr: 'Nereye gidelim?', en: 'Where to next?' },
  licence: { tr: 'TÜRSAB belge no', en: 'TÜRSAB licence no.' },
  why: { tr: 'Neden {company}?', en: 'Why {company}?' },
  photos: { tr: 'Yoldan kareler', en: 'From the road' },
} satisfies TextGroup
