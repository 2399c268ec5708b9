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
