import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { PostSection } from '../posts.schema.ts'

/** Titles of each section's screens. */
export const sectionTexts: Record<PostSection, Record<'title' | 'lead' | 'add' | 'insert' | 'empty', OfficeTexts[string]>> = {
  news: {
    title: { tr: 'Haberler', en: 'News' },
    lead: { tr: 'Sitenin “Haberler” sayfasında bu sırayla görünür.', en: 'Shown in this order on the news page.' },
    add: { tr: 'Haber ekle', en: 'Add a news item' },
    insert: { tr: 'Yeni haber', en: 'New news item' },
    empty: { tr: 'Henüz haber yok. Yeni sezon, ofis saatleri, kampanya: misafirlerinizin bilmesi gerekenleri buradan duyurun.', en: 'There is no news yet. Tell your guests here of a new season, opening hours or an offer.' },
  },
  videos: {
    title: { tr: 'Videolar', en: 'Videos' },
    lead: { tr: 'Sitenin “Videolar” sayfasında bu sırayla görünür.', en: 'Shown in this order on the videos page.' },
    add: { tr: 'Video ekle', en: 'Add a video' },
    insert: { tr: 'Yeni video', en: 'New video' },
    empty: { tr: 'Henüz video yok. Turlarınızdan kısa bir film yükleyerek başlayın.', en: 'There are no videos yet. Begin with a short film of one of your tours.' },
  },
  photos: {
    title: { tr: 'Galeri', en: 'Gallery' },
    lead: { tr: 'Albümler sitenin galerisinde bu sırayla görünür.', en: 'Albums are shown in this order in the gallery.' },
    add: { tr: 'Albüm ekle', en: 'Add an album' },
    insert: { tr: 'Yeni albüm', en: 'New album' },
    empty: { tr: 'Henüz albüm yok. Bir turun fotoğraflarını toplayarak başlayın.', en: 'There are no albums yet. Begin with the photos of one tour.' },
  },
  blog: {
    title: { tr: 'Blog', en: 'Blog' },
    lead: { tr: 'Yazılar sitenin blogunda bu sırayla görünür.', en: 'Posts are shown in this order on the blog.' },
    add: { tr: 'Yazı ekle', en: 'Add a post' },
    insert: { tr: 'Yeni yazı', en: 'New post' },
    empty: { tr: 'Henüz yazı yok. Misafirlerinizin en çok sorduğu soruyla başlayın.', en: 'There are no posts yet. Begin with what your guests ask most.' },
  },
  visa: {
    title: { tr: 'Vize', en: 'Visa' },
    lead: { tr: 'Ülkeler sitenin vize sayfasında bu sırayla görünür.', en: 'Countries are shown in this order on the visa page.' },
    add: { tr: 'Ülke ekle', en: 'Add a country' },
    insert: { tr: 'Yeni vize ülkesi', en: 'New visa country' },
    empty: { tr: 'Henüz ülke yok. Turlarınızın en çok gittiği ülkeyle başlayın.', en: 'There are no countries yet. Begin with the one most of your tours go to.' },
  },
}

export const postTexts = {
  cover: { tr: 'Kapak', en: 'Cover' },
  name: { tr: 'Başlık', en: 'Title' },
  day: { tr: 'Tarih', en: 'Date' },
  files: { tr: 'Fotoğraf', en: 'Photos' },
  film: { tr: 'Film', en: 'Film' },
  languages: { tr: 'Diller', en: 'Languages' },
  status: { tr: 'Durum', en: 'Status' },
  any_status: { tr: 'Tüm durumlar', en: 'Any status' },
  taslak: { tr: 'Taslak', en: 'Draft' },
  yayinda: { tr: 'Yayında', en: 'Published' },
  arsiv: { tr: 'Arşiv', en: 'Archived' },
  scheduled: { tr: 'Zamanlandı', en: 'Scheduled' },
  ordinary: { tr: 'Bordo pasaport', en: 'Ordinary passport' },
  green: { tr: 'Yeşil pasaport', en: 'Green passport' },
  checked: { tr: 'Son kontrol', en: 'Last checked' },
  checked_old: { tr: '6 aydan eski', en: 'Over 6 months ago' },
  search_in: { tr: 'Başlıkta ara', en: 'Search the titles' },
  view: { tr: 'Sitede gör', en: 'View on the site' },
  to_top: { tr: 'En üste al', en: 'Move to the top' },
  order_how: { tr: 'Sürükleyerek ya da tutamakta Boşluk ve ok tuşlarıyla sıralayın.', en: 'Order them by dragging, or with Space and the arrow keys on a handle.' },
  publish: { tr: 'Yayımla', en: 'Publish' },
  to_draft: { tr: 'Taslağa al', en: 'Make drafts' },
  several: { tr: '{n} kayıt', en: '{n} record|{n} records' },
} satisfies OfficeTexts

export const requirementTexts = {
  vizesiz: { tr: 'Vizesiz', en: 'No visa' },
  kapida: { tr: 'Kapıda vize', en: 'Visa on arrival' },
  'e-vize': { tr: 'E-vize', en: 'E-visa' },
  vizeli: { tr: 'Vize gerekli', en: 'Visa required' },
} satisfies OfficeTexts

/** Labels of the form, by field. */
export const postFields = {
  title: { label: postTexts.name },
  summary: { label: { tr: 'Özet', en: 'Summary' }, help: { tr: 'Listede ve başlığın altında görünür.', en: 'Shown in lists and under the title.' } },
  status: { label: postTexts.status, help: { tr: 'Taslaklar ve arşiv sitede görünmez.', en: 'Drafts and the archive are not on the site.' } },
  published_on: { label: { tr: 'Yayın tarihi', en: 'Date of publication' }, help: { tr: 'İleri bir tarih seçerseniz o gün kendiliğinden yayımlanır.', en: 'With a date to come it appears by itself on that day.' } },
  cover_image: { label: { tr: 'Kapak görseli', en: 'Cover picture' } },
  body: { label: { tr: 'Metin', en: 'Text' } },
  tour_id: { label: { tr: 'İlgili tur', en: 'Tour it speaks of' }, help: { tr: 'Sayfanın sonunda bu turun kartı gösterilir.', en: 'Its card is shown at the end of the page.' } },
  files: { label: { tr: 'Fotoğraflar', en: 'Photos' }, help: { tr: 'Fotoğrafın açıklaması sitede altında yazar. Sıralamak için sürükleyin.', en: 'The description of a photo is its caption on the site. Drag to change the order.' } },
  file_video: { label: { tr: 'Video dosyası', en: 'Video file' }, help: { tr: 'Kapak görseli, oynatılana kadar videonun yerinde durur.', en: 'The cover picture stands in its place until it is played.' } },
  seo_title: { label: { tr: 'Arama başlığı', en: 'Search title' }, help: { tr: 'Boşsa başlık kullanılır. 60 karakteri geçmesin.', en: 'The title when empty. Keep it under 60 characters.' } },
  seo_description: { label: { tr: 'Arama açıklaması', en: 'Search description' }, help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' } },
}

/** Labels of the country's tab of a visa page, by field. */
export const visaFields = {
  country: { label: { tr: 'Ülke', en: 'Country' } },
  ordinary_passport: { label: { tr: 'Bordo pasaporta', en: 'For an ordinary passport' } },
  green_passport: { label: { tr: 'Yeşil pasaporta', en: 'For a green passport' } },
  stay_days: { label: { tr: 'En uzun kalış', en: 'Longest stay' } },
  checked_on: { label: postTexts.checked },
  processing_days_min: { label: { tr: 'İşlem süresi, en az', en: 'Processing time, at least' } },
  processing_days_max: { label: { tr: 'İşlem süresi, en çok', en: 'Processing time, at most' } },
  fee: { label: { tr: 'Vize harcı', en: 'Visa fee' } },
  fee_currency: { label: { tr: 'Para birimi', en: 'Currency' } },
  documents: {
    label: { tr: 'Gerekli belgeler', en: 'Documents needed' },
    help: {
      tr: 'Kimin belgesi olduğunu iki noktadan önce yazın: “Öğrenci: öğrenci belgesi”. Sitede aynı kişilerin belgeleri bir arada durur.',
      en: 'Say whose paper it is before a colon: “Student: student certificate”. On the site the papers of the same people stand together.',
    },
  },
  notes: { label: { tr: 'Bilinmesi gerekenler', en: 'Good to know' } },
}
