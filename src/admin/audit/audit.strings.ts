import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { AuditAction } from '#src/features/accounts/audit/audit.schema.ts'

export const auditTexts = {
  title: { tr: 'Kim ne yaptı', en: 'Who did what' },
  lead: { tr: 'Panelde yapılan her değişiklik: kim, ne zaman, öncesi ve sonrası. Kayıtlar silinmez.', en: 'Every change made in the admin panel: who, when, before and after. Records are never deleted.' },
  lead_one: { tr: 'Yalnız bir kaydın geçmişi gösteriliyor.', en: 'Only the history of one record is shown.' },
  show_all: { tr: 'Bütün kayıtları göster', en: 'Show all records' },
  search_in: { tr: 'Ad, kod ya da değer', en: 'Name, code or value' },
  empty: { tr: 'Henüz kayıt yok. Panelde yapılan ilk değişiklik burada görünür.', en: 'Nothing here yet. The first change in the admin panel will appear here.' },
  when: { tr: 'Ne zaman', en: 'When' },
  who: { tr: 'Kim', en: 'Who' },
  any_who: { tr: 'Herkes', en: 'Everybody' },
  what: { tr: 'İşlem', en: 'Action' },
  any_what: { tr: 'Bütün işlemler', en: 'All actions' },
  thing: { tr: 'Kayıt', en: 'Record' },
  any_thing: { tr: 'Bütün kayıt türleri', en: 'All kinds of record' },
  changes: { tr: 'Öncesi ve sonrası', en: 'Before and after' },
  from: { tr: 'İlk gün', en: 'From' },
  to: { tr: 'Son gün', en: 'To' },
  clear_filters: { tr: 'Filtreleri temizle', en: 'Clear the filters' },
  nothing_set: { tr: 'boş', en: 'empty' },
  yes: { tr: 'evet', en: 'yes' },
  no: { tr: 'hayır', en: 'no' },
  arrow: { tr: 'idi, şimdi', en: 'is now' },
  more: { tr: '{n} alan daha', en: '{n} more field|{n} more fields' },
  less: { tr: 'Daha az göster', en: 'Show less' },
  order_of: { tr: '{list} sırası', en: 'Order of {list}' },
  own_title: { tr: 'Son yaptıklarım', en: 'What I did lately' },
  own_empty: { tr: 'Henüz bir değişiklik yapmadınız.', en: 'You have not changed anything yet.' },
} satisfies OfficeTexts

/** An action without words does not compile. */
export const actionTexts: Record<AuditAction, OfficeTexts[string]> & OfficeTexts = {
  create: { tr: 'Ekledi', en: 'Added' },
  update: { tr: 'Değiştirdi', en: 'Changed' },
  delete: { tr: 'Sildi', en: 'Deleted' },
  order: { tr: 'Sıraladı', en: 'Sorted' },
  password_link: { tr: 'Parola bağlantısı oluşturdu', en: 'Created a password link' },
  password: { tr: 'Parolasını değiştirdi', en: 'Changed their password' },
  end_sessions: { tr: 'Oturum kapattı', en: 'Ended sessions' },
  preview_link: { tr: 'Önizleme bağlantısı oluşturdu', en: 'Created a preview link' },
  look: { tr: 'Belge numarasını gördü', en: 'Saw a document number' },
  test: { tr: 'Denedi', en: 'Tested' },
  open_site: { tr: 'Siteyi açtı', en: 'Opened the site' },
  close_site: { tr: 'Siteyi kapattı', en: 'Closed the site' },
}
