import Link from 'next/link'
import { meansText, monthText } from './texts.js'

const nights = { 0: 'Günübirlik', '1-3': '1 – 3 gece', '4-7': '4 – 7 gece', '8-': '8 geceden uzun' }

export function Filters({ filters, path }) {
  const groups = [
    { title: 'Ay', key: 'month', values: filters.months, text: ({ value }) => monthText(value) },
    { title: 'Tatil', key: 'holiday', values: filters.holidays, text: ({ name }) => name },
    {
      title: 'Ulaşım',
      key: 'transporter_types',
      values: filters.transporter_types,
      text: ({ value }) => meansText(value),
    },
    { title: 'Süre', key: 'nights', values: filters.nights, text: ({ value }) => nights[value] ?? value },
    { title: 'Kalkış yeri', key: 'city', values: filters.cities, text: ({ value }) => value },
  ]
  return (
    <aside className="filters">
      <h2>Filtreler</h2>
      {groups.map(({ title, key, values, text }) => (
        <section key={key} aria-labelledby={`filter-${key}`}>
          <h3 id={`filter-${key}`}>{title}</h3>
          <ul className="row">
            {values.map((each) => (
              <li key={each.value}>
                <Link href={`${path}?${key}=${encodeURIComponent(each.value)}`} prefetch={false} className="chip">
                  {text(each)} <span className="soft">{each.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <form>
        <h3>Kişi başı fiyat (TL)</h3>
        <div className="row">
          <label>
            En az
            <input name="price_min" inputMode="numeric" placeholder={String(filters.price.min)} />
          </label>
          <label>
            En çok
            <input name="price_max" inputMode="numeric" placeholder={String(filters.price.max)} />
          </label>
        </div>
        <button type="submit">Uygula</button>
      </form>
    </aside>
  )
}
