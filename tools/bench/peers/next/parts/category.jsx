import Link from 'next/link'
import { content } from '../content.js'
import { Filters } from './filters.jsx'
import { CategoryLink } from './header.jsx'
import { Html } from './html.jsx'
import { PartyPicker, PartyProvider } from './party.jsx'
import { Picture } from './picture.jsx'
import { TourCard } from './tour-card.jsx'

const sorts = {
  queue: 'Önerilen',
  date: 'En yakın tarih',
  price: 'Fiyat: düşükten yükseğe',
  price_desc: 'Fiyat: yüksekten düşüğe',
  nights: 'Süre: kısadan uzuna',
}

export function Category() {
  const { main_category, sub_categories, products, filters } = content.category
  const { name, seo_name, cover, description } = main_category
  return (
    <PartyProvider>
      <div className="banner">
        <Picture image={cover} sizes="100vw" isFirst />
        <div className="column banner-text">
          <nav aria-label="Konum">
            <ol className="row">
              <li>
                <Link href="/">Ana sayfa</Link> <span>/</span>
              </li>
              <li>
                <span aria-current="page">{name}</span>
              </li>
            </ol>
          </nav>
          <h1>{name}</h1>
        </div>
      </div>
      <div className="column">
        <nav aria-label="Alt kategoriler">
          <ul className="row subs">
            {sub_categories.map((sub) => (
              <li key={sub.seo_name}>
                <CategoryLink {...sub} /> <span className="soft">{sub.tour_count}</span>
              </li>
            ))}
          </ul>
        </nav>
        <div className="list">
          <Filters filters={filters} path={`/turlar/${seo_name}`} />
          <div>
            <div className="row list-head">
              <h2>{products.total} tur</h2>
              <PartyPicker />
              <label>
                <span>Sırala</span>
                <select name="sort" defaultValue="queue">
                  {Object.entries(sorts).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <ul className="cards">
              {products.data.map((tour, at) => (
                <li key={tour.token}>
                  <TourCard tour={tour} isFirst={at === 0} />
                </li>
              ))}
            </ul>
            <nav aria-label="Sayfalar">
              <ol className="row pages">
                {Array.from({ length: products.page_count }, (_, at) => `/turlar/${seo_name}?page=${at + 1}`).map(
                  (to, at) => (
                    <li key={to}>
                      <Link href={to} prefetch={false}>
                        {at + 1}
                      </Link>
                    </li>
                  ),
                )}
              </ol>
            </nav>
          </div>
        </div>
        <Html className="description" html={description} />
      </div>
    </PartyProvider>
  )
}
