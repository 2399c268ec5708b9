import Link from 'next/link'
import { Icon } from './icon.jsx'
import { PartyTotal } from './party.jsx'
import { Picture } from './picture.jsx'
import { dayText, moneyText, nightsText, transportText } from './texts.js'

const sizes = '(min-width: 1360px) 26rem, (min-width: 1080px) 31vw, (min-width: 560px) 47vw, 94vw'

export function TourCard({ tour, isFirst }) {
  const { name, tour_place, cover, next_departures, more_departures, from_price, visa_mode, countries } = tour
  const cheapest = [...next_departures, ...tour.other_departures].find(
    ({ start_date }) => start_date === from_price.start_date,
  )
  const to = (date) => `/tur/${tour.seo_name}?tarih=${date}`
  return (
    <article className="card">
      <div className="card-photo">
        <Picture image={{ ...cover, alt: '' }} sizes={sizes} isFirst={isFirst} />
        {visa_mode === 'vizesiz' && countries.some((country) => country !== 'TR') && (
          <span className="tag">
            <span>Vizesiz</span>
          </span>
        )}
      </div>
      <div className="card-body">
        <div>
          <h3>
            <Link href={to(from_price.start_date)} prefetch={false} className="card-link">
              {name}
            </Link>
          </h3>
          <p className="soft">{tour_place}</p>
        </div>
        <ul className="facts">
          <li>
            <Icon name="moon" />
            {nightsText(tour)}
          </li>
          <li>
            <Icon name="bus" />
            {transportText(tour.transporter_types)}
          </li>
          <li>
            <Icon name="pin" />
            {tour.departure_city} çıkışlı
          </li>
        </ul>
        <div className="card-foot">
          <ul aria-label="Yaklaşan tarihler" className="dates">
            {next_departures.map(({ start_date }) => (
              <li key={start_date}>
                <Link
                  href={to(start_date)}
                  prefetch={false}
                  className={start_date === from_price.start_date ? 'date chosen' : 'date'}
                >
                  <time dateTime={start_date}>{dayText(start_date)}</time>
                </Link>
              </li>
            ))}
            {more_departures > 0 && <li className="soft">+{more_departures} tarih</li>}
          </ul>
          <div className="price">
            <p className="seats">
              {cheapest.holiday && <span className="tag">{cheapest.holiday}</span>}
              <span className="soft">{cheapest.seats_left} yer</span>
            </p>
            <p>
              <span className="amount">
                <span>{moneyText(from_price.amount, from_price.currency)}</span>
                {from_price.try_amount && <span className="soft"> ≈ {moneyText(from_price.try_amount, 'TRY')}</span>}
              </span>
              <span className="soft block">{dayText(from_price.start_date)} kalkışı, 2 kişilik odada kişi başı</span>
              <PartyTotal
                price={cheapest.multi_room_price}
                single={cheapest.single_room_price}
                currency={cheapest.currency}
              />
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
