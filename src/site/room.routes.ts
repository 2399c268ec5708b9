import { index, route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [
    index('site/home/home-page.tsx'),
    route('turlar/:seo_name', 'site/category-page.tsx'),
    route('tur-ara', 'site/search-page/search-page.tsx'),
    route('tur/:seo_name', 'site/tour-page.tsx'),
    route('tur-onizleme', 'site/tour-preview-page.tsx'),
    route('rezervasyon-sonuc', 'site/order/result-page.tsx'),
    route('hakkimizda', 'site/about-page.tsx'),
    route('banka-hesaplari', 'site/bank-accounts-page.tsx'),
    route('rezervasyon-sozlesme', 'site/order/accepted-page.tsx'),
    route('iletisim', 'site/contact-page.tsx'),
  ],
}
