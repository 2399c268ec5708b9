import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const matchingTexts = {
  match: { tr: 'Ödemelerini eşleştir', en: 'Match their payments' },
  title: { tr: 'Ödeme bildirimlerini eşleştir', en: 'Match payment notices' },
  lead: { tr: 'Beklenen tutarla aynı olanlar seçili. Her biri ayrı ayrı eşleştirilir ve müşterisine yazılır.', en: 'Those of the expected amount are ticked. Each is matched by itself, and its customer is told.' },
  none: { tr: 'Seçtiğiniz siparişlerde karar bekleyen bildirim yok.', en: 'The chosen orders have no notice that waits for a decision.' },
  as_expected: { tr: 'Beklenen tutar', en: 'The expected amount' },
  another: { tr: 'Aynı siparişin başka bir bildirimi', en: 'Another notice of the same order' },
  left_is: { tr: 'Beklenen {due}; {open} kalır', en: '{due} expected; leaves {open}' },
  too_much_is: { tr: 'Beklenen {due}; {too_much} fazla', en: '{due} expected; {too_much} too much' },
  none_due: { tr: 'Beklenen ödeme yok', en: 'Nothing is expected' },
  submit: { tr: '{n} ödemeyi eşleştir', en: 'Match {n} payment|Match {n} payments' },
  choose: { tr: 'Eşleştirilecek ödemeyi seçin', en: 'Choose a payment to match' },
  close: { tr: 'Kapat', en: 'Close' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  paid_by: { tr: 'gönderen {name}', en: 'paid by {name}' },
  no_sender: { tr: 'gönderen yazılmamış', en: 'no sender given' },
} satisfies OfficeTexts
