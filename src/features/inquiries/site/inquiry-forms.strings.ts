import type { TextGroup } from '#src/base/string-key.ts'

/** The contact page. */
export const contact = {
  title: { tr: 'İletişim', en: 'Contact' },
  intro_write: { tr: 'Yazın; en geç 1 iş günü içinde yanıt alırsınız.', en: 'Write to us, and we reply within 1 working day.' },
  intro: { tr: 'Arayın, yazın ya da uğrayın. Telefonu bir insan açar; yazarsanız en geç 1 iş günü içinde yanıt alırsınız.', en: 'Call, write or drop in. A real person answers the phone, and we reply to messages within 1 working day.' },
  offices: { tr: 'Ofislerimiz', en: 'Our offices' },
  call_or_write: { tr: 'Arayın ya da yazın', en: 'Call or write' },
  form_title: { tr: 'Bize yazın', en: 'Write to us' },
  message_hint: { tr: 'Tur adı, tarih, kişi sayısı: ne kadar çok bilirsek o kadar çabuk yardımcı oluruz.', en: 'Tour, date, number of people: the more we know, the sooner we can help.' },
  send: { tr: 'Mesajı gönder', en: 'Send the message' },
  whatsapp: { tr: 'WhatsApp’tan yazın', en: 'Message us on WhatsApp' },
  directions: { tr: 'Yol tarifi', en: 'Directions' },
  directions_of: { tr: 'Yol tarifi: {name}', en: 'Directions: {name}' },
  other_forms: { tr: 'Başka bir konu mu?', en: 'Something else?' },
  special_tour: { tr: 'Özel tur isteyin', en: 'Request a private tour' },
  special_tour_text: { tr: 'Aileniz, okulunuz ya da ekibiniz için.', en: 'For your family, school or team.' },
  careers: { tr: 'Bizimle çalışın', en: 'Work with us' },
  careers_text: { tr: 'İş başvurusu formu.', en: 'Our job application form.' },
} satisfies TextGroup

/** The special tour request, step by step. */
export const special_tour = {
  title: { tr: 'Özel tur talebi', en: 'Private tour request' },
  intro: { tr: 'Dört kısa adımda anlatın, size özel programı ve fiyatı en geç 2 iş günü içinde gönderelim. Talep ücretsizdir, sizi hiçbir şeye bağlamaz.', en: 'Tell us in four short steps and we will send you a programme and a price within 2 working days. It is free and without obligation.' },
  steps: { tr: 'Talebin adımları', en: 'Steps of the request' },
  step_of: { tr: '{n}. adım / {total}', en: 'Step {n} of {total}' },
  step_where: { tr: 'Nereye, ne zaman', en: 'Where and when' },
  step_who: { tr: 'Kimler', en: 'Who' },
  step_budget: { tr: 'Bütçe ve ulaşım', en: 'Budget and transport' },
  step_contact: { tr: 'İletişim', en: 'Your details' },
  destination_hint: { tr: 'Bir şehir, ülke ya da rota: “Mardin ve Midyat”, “İtalya’nın gölleri”', en: 'A city, country or route: “Mardin and Midyat”, “the Italian lakes”' },
  when: { tr: 'Ne zaman?', en: 'When?' },
  date_tarih: { tr: 'Tarihim belli', en: 'I know the dates' },
  date_ay: { tr: 'Ay belli', en: 'I know the month' },
  date_esnek: { tr: 'Tarih esnek', en: 'I am flexible' },
  choose_month: { tr: 'Ay seçin', en: 'Choose a month' },
  nights_any: { tr: 'Siz önerin', en: 'You suggest' },
  budget_hint: { tr: 'Aklınızdaki tutarı rakamla yazın, örneğin 15.000', en: 'In digits, for example 1500' },
  currency: { tr: 'Para birimi', en: 'Currency' },
  budget_kind: { tr: 'Bu bütçe', en: 'This budget is' },
  budget_kisi: { tr: 'Kişi başı', en: 'Per person' },
  budget_toplam: { tr: 'Toplam', en: 'In total' },
  transport_hint: { tr: 'Birden fazla seçebilirsiniz.', en: 'You can choose more than one.' },
  notes_hint: { tr: 'İlgi alanları, konaklama, yemek, hareket kısıtı… Bilmemizi istediğiniz her şey', en: 'Interests, hotels, food, mobility… anything you would like us to know' },
  next: { tr: 'Devam et', en: 'Continue' },
  back: { tr: 'Geri', en: 'Back' },
  summary: { tr: 'Talebinizin özeti', en: 'Your request at a glance' },
  summary_empty: { tr: 'Yazdıklarınız burada toplanır.', en: 'Your answers appear here.' },
  change: { tr: 'Değiştir', en: 'Change' },
  change_of: { tr: 'Değiştir: {step}', en: 'Change: {step}' },
  submit: { tr: 'Talebi gönder', en: 'Send the request' },
  kept: { tr: 'Yazdıklarınız bu sekmede saklanır; sayfayı yenileseniz de kaybolmaz.', en: 'Your answers are kept in this tab, even if you reload the page.' },
  browse: { tr: 'Turlara göz atın', en: 'Browse our tours' },
} satisfies TextGroup

/** The job application. */
export const careers = {
  title: { tr: 'İş başvurusu', en: 'Job application' },
  intro: { tr: 'Yolu, insanı ve işini seven herkese açığız. Özgeçmişinizi gönderin; size uyan bir görev varsa en geç 10 iş günü içinde ararız.', en: 'We welcome anyone who loves travel, people and good work. Send us your CV; if there is a position that suits you, we will be in touch within 10 working days.' },
  position_hint: { tr: 'Tur rehberi, operasyon, satış danışmanı, muhasebe…', en: 'Tour guide, operations, sales, accounting…' },
  message: { tr: 'Kendinizi anlatın', en: 'Tell us about yourself' },
  message_hint: { tr: 'Neler yaptınız, hangi dilleri konuşuyorsunuz, ne zaman başlayabilirsiniz?', en: 'What you have done, which languages you speak, when you could start' },
  cv_hint: { tr: 'PDF, en fazla {n} MB', en: 'PDF, up to {n} MB' },
  submit: { tr: 'Başvuruyu gönder', en: 'Send the application' },
} satisfies TextGroup

/** A request for an offer: a tour of the catalogue for a group, on a requested date. */
export const offer = {
  title: { tr: 'Teklif isteyin', en: 'Request a quote' },
  intro: { tr: 'Bu turu grubunuz için, istediğiniz tarihte düzenleyelim. Kişi sayısını ve tarihi yazın, fiyatımızı en geç 1 iş günü içinde gönderelim.', en: 'We can run this tour for your group on a date of your choice. Tell us how many you are and when, and we will send you a price within 1 working day.' },
  link: { tr: 'Grubunuz için teklif isteyin', en: 'Request a quote for your group' },
  date_hint: { tr: 'Turun açıklanmış bir tarihi olması gerekmez.', en: 'It does not have to be one of our listed departures.' },
  message_hint: { tr: 'Otel, oda, yemek, programda değişiklik: istediğiniz her şey', en: 'Hotels, rooms, meals, changes to the programme: anything you would like' },
  submit: { tr: 'Teklif iste', en: 'Request the quote' },
  to_tour: { tr: 'Tura dön', en: 'Back to the tour' },
  choose_tour: { tr: 'Hangi tur?', en: 'Which tour?' },
  choose_tour_text: { tr: 'Teklif bir tur için istenir. Turu seçin ya da aklınızdaki geziyi bize anlatın.', en: 'Quotes are for one of our tours. Choose a tour, or tell us about the trip you have in mind.' },
} satisfies TextGroup
