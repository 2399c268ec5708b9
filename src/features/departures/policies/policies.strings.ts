import type { TextGroup } from '#src/base/string-key.ts'

/** What is kept when a tour is cancelled. */
export const policy = {
  title: { tr: 'İptal koşulları', en: 'Cancellation terms' },
  for_departure: { tr: '{day} kalkışı için', en: 'For the departure on {day}' },
  free_until: { tr: '{day} gününe kadar ücretsiz iptal', en: 'Free cancellation until {day}' },
  free_until_lines: { tr: '{day} gününe kadar kesinti kişi başı {amount}', en: 'Until {day} only {amount} per person is kept' },
  today: { tr: 'Bugün iptal edilirse kesinti %{n}', en: 'Cancelling today: {n}% is kept' },
  today_all: { tr: 'Bugünden sonra iptalde iade yapılmaz', en: 'No refund if cancelled from today on' },
  until: { tr: '{day} gününe kadar', en: 'Until {day}' },
  from: { tr: '{day} gününden kalkışa kadar', en: 'From {day} until departure' },
  until_departure: { tr: 'Kalkışa kadar', en: 'Until departure' },
  when: { tr: 'İptal günü', en: 'Day of cancellation' },
  kept: { tr: 'Kesinti', en: 'Amount kept' },
  none: { tr: 'Kesinti yok', en: 'Full refund' },
  only_lines: { tr: 'Kişi başı {amount} kesilir', en: '{amount} per person is kept' },
  percent: { tr: '%{n} kesilir', en: '{n}% is kept' },
  all: { tr: 'İade yok', en: 'No refund' },
  lines: { tr: 'İade edilmeyen giderler, kişi başı: {lines}.', en: 'Costs that are never refunded, per person: {lines}.' },
  line: { tr: '{name} {amount}', en: '{name} {amount}' },
  line_vize: { tr: 'vize ücreti', en: 'visa fee' },
  line_bilet: { tr: 'ulaşım bileti', en: 'transport ticket' },
  line_konaklama: { tr: 'otel ön ödemesi', en: 'hotel prepayment' },
  line_sigorta: { tr: 'sigorta', en: 'insurance' },
  line_etkinlik: { tr: 'etkinlik bileti', en: 'event ticket' },
  line_diger: { tr: 'yapılmış giderler', en: 'costs already paid' },
} satisfies TextGroup
