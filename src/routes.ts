import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. The optional `lang` is the abbreviation of a language other than the default (rules.md, "Languages"). */
export default [
  route(':lang?', 'site/shell.tsx', [
    index('site/home-page.tsx'),
    route('turlar/:seo_name', 'site/category-page.tsx'),
    route('tur-ara', 'site/search-page.tsx'),
    route('tur/:seo_name', 'site/tour-page.tsx'),
    route('galeri', 'features/posts/site/gallery-page.tsx'),
    route('galeri-detay/:seo_name', 'features/posts/site/album-page.tsx'),
    route('haberler', 'features/posts/site/news-page.tsx'),
    route('haber/:seo_name', 'features/posts/site/news-item-page.tsx'),
    route('videolar', 'features/posts/site/videos-page.tsx'),
    route('video/:seo_name', 'features/posts/site/video-page.tsx'),
    route('blog', 'features/posts/site/blog-page.tsx'),
    route('blog/:seo_name', 'features/posts/site/blog-post-page.tsx'),
    route('rezervasyon-olustur', 'features/reservations/site/cart-page.tsx'),
    route('kayit', 'features/reservations/site/checkout-page.tsx'),
    route('rezervasyon-sonuc', 'features/reservations/site/result-page.tsx'),
    route('hakkimizda', 'site/about-page.tsx'),
    route('banka-hesaplari', 'features/bank-accounts/site/bank-accounts-page.tsx'),
    route('sozlesme/:contract_seo_name', 'features/contracts/site/contract-page.tsx'),
    route('rezervasyon-sozlesme', 'features/reservations/site/accepted-page.tsx'),
    route('vize', 'features/posts/site/visa-page.tsx'),
    route('vize-detay/:seo_name', 'features/posts/site/visa-detail-page.tsx'),
    route('iletisim', 'site/contact-page.tsx'),
    route('ozel-tur-talebi', 'features/inquiries/site/special-tour-page.tsx'),
    route('teklif-talebi', 'features/inquiries/site/offer-page.tsx'),
    route('is-basvurusu', 'features/inquiries/site/careers-page.tsx'),
    route('404', 'site/not-found-page.tsx'),
    route('*', 'site/unknown-path.tsx'),
  ]),
  route('giris-yap', 'admin/entrance.tsx', [
    index('features/accounts/admin/login-page.tsx'),
    route('parola', 'features/accounts/admin/password-page.tsx'),
  ]),
  route('admin', 'admin/shell.tsx', [
    index('admin/to-dashboard.tsx'),
    route('dashboard', 'admin/start-page.tsx'),
    route('404', 'admin/unknown-screen.tsx'),
    route('*', 'admin/to-unknown.tsx'),
  ]),
] satisfies RouteConfig
