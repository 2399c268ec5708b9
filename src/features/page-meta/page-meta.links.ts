import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { unlistedPages } from './unlisted.links.ts'

/**
 * The public pages, whose title and description the office edits, in the order of the site. `isOfOne`: a page about one tour,
 * category, country or post, whose own title has precedence. The login page is left out: its title is always Giriş Yap.
 */
export const pageRoutes = [
  { route_name: 'home', path: '/', name: { tr: 'Ana sayfa', en: 'Home page' } },
  { route_name: 'products', path: '/turlar/…', name: { tr: 'Tur kategorisi', en: 'Tour category' }, isOfOne: true },
  { route_name: 'tour', path: '/tur/…', name: { tr: 'Tur', en: 'Tour' }, isOfOne: true },
  { route_name: 'search', path: '/tur-ara', name: { tr: 'Tur arama', en: 'Tour search' } },
  { route_name: 'special_tour', path: '/ozel-tur-talebi', name: { tr: 'Özel tur talebi', en: 'Special tour request' } },
  { route_name: 'visa', path: '/vize', name: { tr: 'Vize', en: 'Visa' } },
  { route_name: 'visa_detail', path: '/vize-detay/…', name: { tr: 'Vize ülkesi', en: 'Visa country' }, isOfOne: true },
  { route_name: 'photos', path: '/galeri', name: { tr: 'Galeri', en: 'Gallery' } },
  { route_name: 'photo_detail', path: '/galeri-detay/…', name: { tr: 'Albüm', en: 'Album' }, isOfOne: true },
  { route_name: 'news', path: '/haberler', name: { tr: 'Haberler', en: 'News' } },
  { route_name: 'news_detail', path: '/haber/…', name: { tr: 'Haber', en: 'News item' }, isOfOne: true },
  { route_name: 'videos', path: '/videolar', name: { tr: 'Videolar', en: 'Videos' } },
  { route_name: 'video_detail', path: '/video/…', name: { tr: 'Video', en: 'Video' }, isOfOne: true },
  { route_name: 'blog', path: '/blog', name: { tr: 'Blog', en: 'Blog' } },
  { route_name: 'blog_detail', path: '/blog/…', name: { tr: 'Blog yazısı', en: 'Blog post' }, isOfOne: true },
  { route_name: 'about_us', path: '/hakkimizda', name: { tr: 'Hakkımızda', en: 'About us' } },
  { route_name: 'bank_accounts', path: '/banka-hesaplari', name: { tr: 'Banka hesapları', en: 'Bank accounts' } },
  { route_name: 'contact', path: '/iletisim', name: { tr: 'İletişim', en: 'Contact' } },
  { route_name: 'offer', path: '/teklif-talebi', name: { tr: 'Teklif talebi', en: 'Quote request' } },
  { route_name: 'careers', path: '/is-basvurusu', name: { tr: 'İş başvurusu', en: 'Job application' } },
  { route_name: 'contract', path: '/sozlesme/…', name: { tr: 'Sözleşme', en: 'Contract' }, isOfOne: true },
  { route_name: 'cart', path: '/rezervasyon-olustur', name: { tr: 'Rezervasyon sepeti', en: 'Cart' } },
  { route_name: 'checkout', path: '/kayit', name: { tr: 'Rezervasyon kaydı', en: 'Checkout' } },
  { route_name: 'order_result', path: '/rezervasyon-sonuc', name: { tr: 'Rezervasyon sonucu', en: 'Booking result' } },
  { route_name: 'my_booking', path: '/rezervasyonum', name: { tr: 'Rezervasyonum', en: 'My booking' } },
  { route_name: 'voucher', path: '/belge/…', name: { tr: 'Belge doğrulama', en: 'Voucher check' }, isOfOne: true },
  { route_name: 'payment_link', path: '/odeme/…', name: { tr: 'Ödeme bağlantısı', en: 'Payment link' }, isOfOne: true },
  { route_name: 'not_found', path: '/404', name: { tr: 'Sayfa bulunamadı', en: 'Page not found' } },
] as const satisfies readonly { route_name: string; path: string; name: OfficeTexts[string]; isOfOne?: true }[]

/** Pages without a slug that search engines may list. The search page is listed without a query. */
export const listedRoutes = pageRoutes.filter(
  ({ route_name, path }) => !path.includes('…') && !unlistedPages.includes(route_name),
)

/** Approximate number of characters that search engines show. */
export const shownLengths = { title: 60, description: 155 } as const

export const pageMetaAdminPath = '/api/admin/page-meta'
