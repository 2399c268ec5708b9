import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Insert and update screens shared by all post sections; the section is in the path. */
const postEdits = (section: string) => [
  route(`pages/${section}/insert`, 'features/posts/admin/post-insert-page.tsx', { id: `office-${section}-insert` }),
  route(`pages/${section}/update`, 'features/posts/admin/post-update-page.tsx', { id: `office-${section}-update` }),
]

/** Insert and update screens of page contents. @param list path of their list */
const contentEdits = (list: string) => [
  route(`pages/${list}/insert`, 'features/content/admin/content-insert-page.tsx', { id: `content-${list}-insert` }),
  route(`pages/${list}/update`, 'features/content/admin/content-update-page.tsx', { id: `content-${list}-update` }),
]
const contentList = 'features/content/admin/content-page.tsx'

/** The site map. The optional `lang` is the code of a language other than the default (docs/rules.md, Addresses). */
export default [
  route(':lang?', 'site/shell/shell.tsx', { id: 'site/shell' }, [
    index('site/home/home-page.tsx'),
    route('turlar/:seo_name', 'site/category-page.tsx'),
    route('tur-ara', 'site/search/search-page.tsx'),
    route('tur/:seo_name', 'site/tour-page.tsx'),
    route('tur-onizleme', 'site/tour-preview-page.tsx'),
    route('galeri', 'features/posts/site/gallery-page.tsx'),
    route('galeri-detay/:seo_name', 'features/posts/site/album-page.tsx'),
    route('haberler', 'features/posts/site/news-page.tsx'),
    route('haber/:seo_name', 'features/posts/site/news-item-page.tsx'),
    route('videolar', 'features/posts/site/videos-page.tsx'),
    route('video/:seo_name', 'features/posts/site/video-page.tsx'),
    route('blog', 'features/posts/site/blog-page.tsx'),
    route('blog/:seo_name', 'features/posts/site/blog-post-page.tsx'),
    route('rezervasyon-olustur', 'features/reservations/cart/site/cart-page.tsx'),
    route('kayit', 'features/reservations/checkout/site/checkout-page.tsx'),
    route('rezervasyon-sonuc', 'features/reservations/orders/site/result-page.tsx'),
    route('hakkimizda', 'site/about-page.tsx'),
    route('banka-hesaplari', 'site/bank-accounts-page.tsx'),
    route('sozlesme/:contract_seo_name', 'features/contracts/site/contract-page.tsx'),
    route('rezervasyon-sozlesme', 'features/reservations/orders/site/accepted-page.tsx'),
    route('vize', 'features/posts/site/visa/visa-page.tsx'),
    route('vize-detay/:seo_name', 'features/posts/site/visa/visa-detail-page.tsx'),
    route('iletisim', 'site/contact-page.tsx'),
    route('ozel-tur-talebi', 'features/inquiries/site/special-tour-page.tsx'),
    route('teklif-talebi', 'features/inquiries/site/offer-page.tsx'),
    route('is-basvurusu', 'features/inquiries/site/careers-page.tsx'),
    route('404', 'site/not-found-page.tsx'),
    route('*', 'site/unknown-path.tsx'),
  ]),
  route('giris-yap', 'admin/login-layout.tsx', [
    index('features/accounts/admin/login-page.tsx'),
    route('parola', 'features/accounts/admin/password-page.tsx'),
  ]),
  route('admin', 'admin/shell/shell.tsx', { id: 'admin/shell' }, [
    index('admin/to-dashboard.tsx'),
    route('dashboard', 'admin/start-page.tsx'),
    route('pages/tours', 'features/tours/editing/admin/tours-page.tsx'),
    route('pages/tours/insert', 'features/tours/editing/admin/tour-insert-page.tsx'),
    route('pages/tours/update', 'features/tours/editing/admin/tour-update-page.tsx'),
    route('pages/tours-categories', 'features/categories/admin/categories-page.tsx'),
    route('pages/tours-categories/insert', 'features/categories/admin/category-insert-page.tsx'),
    route('pages/tours-categories/update', 'features/categories/admin/category-update-page.tsx'),
    route('pages/bank-accounts', 'admin/page-parts.tsx', { id: 'bank-accounts-parts' }, [
      index('features/bank-accounts/admin/bank-accounts-page.tsx'),
      route('warning', contentList, { id: 'content-warning' }),
    ]),
    route('pages/bank-accounts/insert', 'features/bank-accounts/admin/bank-account-insert-page.tsx'),
    route('pages/bank-accounts/update', 'features/bank-accounts/admin/bank-account-update-page.tsx'),
    ...contentEdits('bank-accounts/warning'),
    route('departures', 'features/tours/departures/admin/departures-page.tsx'),
    route('orders', 'features/reservations/orders/admin/orders-page.tsx'),
    route('order-show', 'features/reservations/orders/admin/order-show-page.tsx'),
    ...['news', 'videos', 'photos', 'blog'].flatMap((section) => [
      route(`pages/${section}`, 'features/posts/admin/posts-page.tsx', { id: `office-${section}` }),
      ...postEdits(section),
    ]),
    route('pages/visa', 'admin/page-parts.tsx', { id: 'visa-parts' }, [
      index('features/posts/admin/posts-page.tsx', { id: 'office-visa' }),
      route('banner', contentList, { id: 'content-banner' }),
    ]),
    ...postEdits('visa'),
    ...contentEdits('visa/banner'),
    route('pages/home', contentList, { id: 'content-home' }),
    ...contentEdits('home'),
    route('pages/about-us', 'admin/page-parts.tsx', { id: 'about-us-parts' }, [
      index(contentList, { id: 'content-about-us' }),
      route('certificates', 'features/company/admin/certificates-page.tsx'),
    ]),
    ...contentEdits('about-us'),
    route('pages/about-us/certificates/insert', 'features/company/admin/certificate-insert-page.tsx'),
    route('pages/about-us/certificates/update', 'features/company/admin/certificate-update-page.tsx'),
    route('pages/pictures', 'admin/library/pictures-page.tsx'),
    route('page-meta', 'features/page-meta/admin/page-meta-page.tsx'),
    route('contracts', 'features/contracts/admin/contracts-page.tsx'),
    route('contract-insert', 'features/contracts/admin/contract-insert-page.tsx'),
    route('contract-update', 'features/contracts/admin/contract-update-page.tsx'),
    route('users', 'features/accounts/admin/users-page.tsx'),
    route('user-insert', 'features/accounts/admin/user-insert-page.tsx'),
    route('user-update', 'features/accounts/admin/user-update-page.tsx'),
    route('user-reset-password', 'features/accounts/admin/user-reset-password-page.tsx'),
    route('languages', 'features/languages/admin/languages-page.tsx'),
    route('languages/update', 'features/languages/admin/language-strings-page.tsx'),
    route('404', 'admin/unknown-screen.tsx'),
    route('*', 'admin/to-unknown.tsx'),
  ]),
] satisfies RouteConfig
