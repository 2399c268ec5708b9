import type { TextGroup } from '#src/base/string-key.ts'

/** The search box, its suggestions and the result page. */
export const search = {
  title: { tr: 'Tur ara', en: 'Search tours' },
  label: { tr: 'Nereye gitmek istersiniz?', en: 'Where would you like to go?' },
  placeholder: { tr: 'Şehir, ülke, ay ya da tur adı', en: 'City, country, month or tour' },
  submit: { tr: 'Ara', en: 'Search' },
  box_title: { tr: 'Size uyan turu bulalım', en: 'Find the tour that suits you' },
  results_for: { tr: '“{search}” için turlar', en: 'Tours for “{search}”' },
  sort_best: { tr: 'Aramaya en yakın', en: 'Best match' },
  category: { tr: 'Tur grubu', en: 'Tour type' },

  did_you_mean: { tr: 'Şunu mu demek istediniz:', en: 'Did you mean:' },
  no_exact: { tr: '“{search}” ile tam eşleşen tur yok; en yakın sonuçları gösteriyoruz.', en: 'No tour matches “{search}” exactly; these are the closest.' },

  unknown_words: { tr: '“{words}” için tur bulamadık.', en: 'No tours found for “{words}”.' },
  instead: { tr: 'Şunlara bakabilirsiniz:', en: 'You may like these:' },

  none_title: { tr: '“{search}” için tur bulamadık', en: 'No tours found for “{search}”' },
  none_text: { tr: 'Bir şehir, ülke ya da ay adıyla aramayı deneyin; aşağıdakilere de bakabilirsiniz.', en: 'Try the name of a city, a country or a month, or look at the suggestions below.' },
  no_tours_title: { tr: 'Şu anda satışta turumuz yok', en: 'There are no tours on sale right now' },
  no_tours_text: { tr: 'Yeni turlarımız hazır olduğunda burada göreceksiniz. Aklınızdaki yolculuğu bize yazabilirsiniz.', en: 'New tours will appear here as soon as they are ready. You are welcome to tell us about the journey you have in mind.' },
  other_months: { tr: '“{search}” bu aylarda var', en: 'Months with departures for “{search}”' },
  next_months: { tr: 'En yakın aylardaki turlar', en: 'Tours in the coming months' },
  categories: { tr: 'Tur gruplarımız', en: 'Tour types' },
  popular: { tr: 'En çok ilgi gören turlar', en: 'Popular tours' },
  ask_us: { tr: 'Aradığınız turu sizin için hazırlayalım', en: 'Let us plan the tour you have in mind' },

  suggestions: { tr: 'Öneriler', en: 'Suggestions' },
  close_suggestions: { tr: 'Önerileri kapat', en: 'Close suggestions' },
  suggested: { tr: '{n} öneri var. Ok tuşlarıyla gezebilirsiniz.', en: '{n} suggestion. Use the arrow keys.|{n} suggestions. Use the arrow keys.' },
  nothing_suggested: { tr: 'Öneri yok. Enter ile arayabilirsiniz.', en: 'No suggestions. Press Enter to search.' },
  suggestions_failed: { tr: 'Öneriler alınamadı.', en: 'Suggestions could not be loaded.' },
  tours: { tr: 'Turlar', en: 'Tours' },
  places: { tr: 'Yerler', en: 'Places' },
  visas: { tr: 'Vize bilgileri', en: 'Visa information' },
  visa_note: { tr: 'Koşullar, süreler ve belgeler', en: 'Requirements, processing times and documents' },
  all_visas: { tr: 'Bütün vize bilgileri', en: 'All visa information' },
  holidays: { tr: 'Bayram ve tatiller', en: 'Holidays' },
  holiday_note: { tr: '{dates} · {n} kalkış', en: '{dates} · {n} departure|{dates} · {n} departures' },
  holiday_note_many: { tr: '{dates} · {n} ve daha çok kalkış', en: '{dates} · {n} departures or more' },
  tour_groups: { tr: 'Tur grupları', en: 'Tour types' },
} satisfies TextGroup
