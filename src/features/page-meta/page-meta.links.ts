/**
 * Pages whose title and description the office edits, in the order of the site. `isOfOne`: a page about one tour, category,
 * country or post, whose own title has precedence. The login page is left out: its title is always Giriş Yap.
 */
export const pageRoutes = [
  { route_name: 'home', path: '/' },
  { route_name: 'products', path: '/turlar/…', isOfOne: true },
  { route_name: 'tour', path: '/tur/…', isOfOne: true },
  { route_name: 'search', path: '/tur-ara' },
  { route_name: 'special_tour', path: '/ozel-tur-talebi' },
  { route_name: 'visa', path: '/vize' },
  { route_name: 'visa_detail', path: '/vize-detay/…', isOfOne: true },
  { route_name: 'photos', path: '/galeri' },
  { route_name: 'photo_detail', path: '/galeri-detay/…', isOfOne: true },
  { route_name: 'news', path: '/haberler' },
  { route_name: 'news_detail', path: '/haber/…', isOfOne: true },
  { route_name: 'videos', path: '/videolar' },
  { route_name: 'video_detail', path: '/video/…', isOfOne: true },
  { route_name: 'blog', path: '/blog' },
  { route_name: 'blog_detail', path: '/blog/…', isOfOne: true },
  { route_name: 'about_us', path: '/hakkimizda' },
  { route_name: 'bank_accounts', path: '/banka-hesaplari' },
  { route_name: 'contact', path: '/iletisim' },
  { route_name: 'offer', path: '/teklif-talebi' },
  { route_name: 'careers', path: '/is-basvurusu' },
  { route_name: 'contract', path: '/sozlesme/…', isOfOne: true },
  { route_name: 'cart', path: '/rezervasyon-olustur' },
  { route_name: 'checkout', path: '/kayit' },
  { route_name: 'order_result', path: '/rezervasyon-sonuc' },
  { route_name: 'my_booking', path: '/rezervasyonum' },
  { route_name: 'voucher', path: '/belge/…', isOfOne: true },
  { route_name: 'payment_link', path: '/odeme/…', isOfOne: true },
  { route_name: 'not_found', path: '/404' },
] as const satisfies readonly { route_name: string; path: string; isOfOne?: true }[]

/** Approximate number of characters that search engines show. */
export const shownLengths = { title: 60, description: 155 } as const

export const pageMetaAdminPath = '/api/admin/page-meta'
