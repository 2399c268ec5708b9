import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { Placeholder } from '../contracts.rules.ts'
import type { ContractItem } from '../contracts.schema.ts'

export const contractTexts = {
  title: { tr: 'Sözleşmeler', en: 'Contracts' },
  lead: { tr: 'Sitenin alt bölümünde bu sırayla durur. Sürükleyerek ya da tutamakta Boşluk ve ok tuşlarıyla sıralayın.', en: 'They stand at the foot of the site in this order. Order them by dragging, or with Space and the arrow keys on a handle.' },
  add: { tr: 'Sözleşme ekle', en: 'Add a contract' },
  insert_title: { tr: 'Yeni sözleşme', en: 'New contract' },
  empty: { tr: 'Henüz sözleşme yok. Ön bilgilendirme formu ve paket tur sözleşmesiyle başlayın.', en: 'There are no contracts yet. Begin with the pre-information form and the package tour contract.' },
  search_in: { tr: 'Sözleşme adında ara', en: 'Search the names' },
  name: { tr: 'Ad', en: 'Name' },
  kind: { tr: 'Tür', en: 'Kind' },
  versions: { tr: 'Sürümler', en: 'Versions' },
  changed: { tr: 'Son sürüm', en: 'Newest version' },
  accepted: { tr: 'Onaylayan', en: 'Accepted by' },
  orders: { tr: '{n} sipariş', en: '{n} order|{n} orders' },
  status: { tr: 'Durum', en: 'Status' },
  any_status: { tr: 'Tüm durumlar', en: 'Any status' },
  active: { tr: 'Yayında', en: 'Shown' },
  closed: { tr: 'Kapalı', en: 'Hidden' },
  view: { tr: 'Sitede gör', en: 'View on the site' },
  at_checkout: { tr: 'Rezervasyonda onaylatılır', en: 'Accepted when booking' },
  body: { tr: 'Metin', en: 'Text' },
  preview: { tr: 'Önizle', en: 'Preview' },
  preview_title: { tr: 'Önizleme ({lang})', en: 'Preview ({lang})' },
  preview_lead: { tr: 'Örnek bir siparişle dolduruldu. İşaretli yerler siparişten ve şirket bilgilerinizden gelir.', en: 'Filled in with a made-up order. What is marked comes from the order and from your company information.' },
  preview_empty: { tr: 'Henüz metin yok.', en: 'There is no text yet.' },
  not_loaded: { tr: 'Açılamadı. Kapatıp yeniden deneyin.', en: 'It could not be opened. Close it and try again.' },
  loading: { tr: 'Yükleniyor…', en: 'Loading…' },
  unknown: { tr: '{name} diye bir alan yok. Alanları listeden ekleyin.', en: 'There is no field {name}. Choose one from the list.' },
  table: { tr: '{{order_items}} bir tablo olur: kendi satırında, tek başına durmalı.', en: '{{order_items}} becomes a table: it has to stand on a line of its own.' },
  first: { tr: 'Kaydettiğinizde 1. sürüm olarak yayımlanır.', en: 'It is published as version 1 when you save.' },
  in_force: { tr: 'Sürüm {n} yürürlükte: {when}.', en: 'Version {n} is in force since {when}.' },
  will_change: { tr: 'Kaydettiğinizde sürüm {n} yürürlüğe girer.', en: 'When you save, version {n} comes into force.' },
  orders_keep: { tr: 'Önceki sürümleri onaylayan {n} siparişin metni değişmez.', en: 'The {n} order that accepted an earlier version keeps its text.|The {n} orders that accepted earlier versions keep their text.' },
  orders_would_keep: { tr: 'Eski sürümü onaylayan siparişlerin metni değişmez.', en: 'Orders that accept the current version keep its text.' },
  fields: { tr: 'Kendiliğinden dolan alanlar', en: 'Fields that fill themselves' },
  fields_how: { tr: 'Seçtiğiniz alan, metinde imlecin olduğu yere eklenir. Tabloların içi HTML olarak düzenlenir.', en: 'The field you choose is put where the cursor is in the text. Tables are edited as HTML.' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  order: { tr: 'Sipariş', en: 'Order' },
  agency: { tr: 'Acenteniz', en: 'Your agency' },
  versions_of: { tr: 'Sürümler ({lang})', en: 'Versions ({lang})' },
  no_versions: { tr: 'Bu dilde henüz yayımlanmış metin yok.', en: 'No text has been published in this language yet.' },
  version: { tr: 'Sürüm {n}', en: 'Version {n}' },
  current: { tr: 'Yürürlükte', en: 'In force' },
  by_setup: { tr: 'kurulumla geldi', en: 'came with the setup' },
  read: { tr: 'Oku', en: 'Read' },
  read_version: { tr: 'Sürüm {n}: oku', en: 'Read version {n}' },
  all_versions: { tr: 'Tümünü göster ({n})', en: 'Show all ({n})' },
  restore: { tr: 'Bu metni düzenleyiciye al', en: 'Put this text into the editor' },
  restored: { tr: 'Sürüm {n} düzenleyicide. Kaydettiğinizde yeni bir sürüm olur.', en: 'Version {n} is in the editor. It becomes a new version when you save.' },
} satisfies OfficeTexts

/** Labels of the form, by field. */
export const contractFields = {
  name: { label: contractTexts.name },
  kind: { label: contractTexts.kind },
  body: { label: contractTexts.body },
  active: {
    label: { tr: 'Sitede göster', en: 'Show on the site' },
    help: { tr: 'Kapalıyken sayfası açılmaz ve rezervasyonda sorulmaz; siparişlerdeki metinler durur.', en: 'When off, its page cannot be opened and nobody is asked to accept it; the texts of orders stay.' },
  },
  at_checkout: { label: contractTexts.at_checkout, help: { tr: 'Müşteri bu metni okuyup onaylamadan sipariş veremez.', en: 'Customers cannot order before they have read and accepted it.' } },
  seo_name: { label: { tr: 'Sayfa adresi', en: 'Address' } },
}

export const kindTexts: Record<ContractItem['kind'], OfficeTexts[string]> = {
  'on-bilgilendirme': { tr: 'Ön bilgilendirme formu', en: 'Pre-information form' },
  'paket-tur': { tr: 'Paket tur sözleşmesi', en: 'Package tour contract' },
  kvkk: { tr: 'KVKK aydınlatma metni', en: 'Privacy notice (KVKK)' },
  bilgi: { tr: 'Bilgilendirme metni', en: 'Information' },
}

/** The value of each placeholder, for the help. */
export const placeholderTexts: Record<Placeholder, OfficeTexts[string]> = {
  customer_name: { tr: 'Adı soyadı', en: 'Name' },
  customer_city: { tr: 'Şehri', en: 'City' },
  customer_email: { tr: 'E-posta adresi', en: 'E-mail address' },
  customer_phone: { tr: 'Telefonu', en: 'Phone number' },
  order_no: { tr: 'Sipariş numarası', en: 'Order number' },
  order_date: { tr: 'Sipariş tarihi', en: 'Date of the order' },
  order_items: { tr: 'Turlar ve fiyatları, tablo olarak', en: 'The tours and their prices, as a table' },
  order_total: { tr: 'Toplam tutar', en: 'Total amount' },
  hold_hours: { tr: 'Yerlerin kaç saat tutulduğu', en: 'For how many hours seats are held' },
  company_legal_name: { tr: 'Ticari unvanı', en: 'Legal name' },
  company_address: { tr: 'İlk adresi', en: 'First address' },
  company_phone: { tr: 'İlk telefonu', en: 'First phone number' },
  company_email: { tr: 'İlk e-posta adresi', en: 'First e-mail address' },
  tursab_no: { tr: 'TÜRSAB belge numarası', en: 'TÜRSAB licence number' },
}
