import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. The optional `lang` is the abbreviation of a language other than the default (rules.md, "Languages"). */
export default [
  route(':lang?', 'site/shell.tsx', [
    index('site/home-page.tsx'),
    route('turlar/:seo_name', 'site/category-page.tsx'),
    route('tur/:seo_name', 'site/tour-page.tsx'),
    route('rezervasyon-olustur', 'features/reservations/site/cart-page.tsx'),
    route('kayit', 'features/reservations/site/checkout-page.tsx'),
    route('rezervasyon-sonuc', 'features/reservations/site/result-page.tsx'),
    route('hakkimizda', 'site/about-page.tsx'),
    route('banka-hesaplari', 'features/bank-accounts/site/bank-accounts-page.tsx'),
    route('sozlesme/:contract_seo_name', 'features/contracts/site/contract-page.tsx'),
    route('404', 'site/not-found-page.tsx'),
    route('*', 'site/unknown-path.tsx'),
  ]),
] satisfies RouteConfig
