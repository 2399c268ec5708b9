import Link from 'next/link'
import { content } from '../content.js'
import { Html } from './html.jsx'
import { Icon } from './icon.jsx'
import { PartyPicker, PartyProvider, PartyTotal } from './party.jsx'
import { Picture } from './picture.jsx'
import { Slider } from './slider.jsx'
import { moneyText, monthNameText, monthText, nightsText, transportText, weekdayText } from './texts.js'
import { TourCard } from './tour-card.jsx'

const { site, sections, featured, upcoming, months, categories } = content

export function Home() {
  return (
    <PartyProvider>
      <Slider slides={sections.slider.map((item, at) => <Slide key={item.id} item={item} isFirst={at === 0} />)} />
      <div className="column">
        <SearchForm />
        <h2>Yakında yola çıkıyoruz</h2>
        <p className="soft">En yakın kalkışlar, boş yerleri ve kişi başı fiyatlarıyla.</p>
        <ul className="departing">
          {upcoming.map((tour) => (
            <li key={tour.token}>
              <Departing tour={tour} />
            </li>
          ))}
        </ul>
        <h2>Bu mevsimin önerileri</h2>
        <ul className="cards">
          {featured.map((tour) => (
            <li key={tour.token}>
              <TourCard tour={tour} />
            </li>
          ))}
        </ul>
        {sections.campaign.map((item) => (
          <Call key={item.id} item={item} />
        ))}
        <h2>Nereye gidelim?</h2>
        <ul className="cards">
          {categories.map(({ name, seo_name, tour_count, cover }) => (
            <li key={seo_name}>
              <Link href={`/turlar/${seo_name}`} prefetch={false}>
                <Picture image={cover} sizes="(min-width: 801px) 24vw, 47vw" />
                <span className="strong">{name}</span> <span className="soft">{tour_count} tur</span>
              </Link>
            </li>
          ))}
        </ul>
        <h2>Neden {site.name}?</h2>
        <p className="licence">
          <Icon name="badge" />
          TÜRSAB belge no {site.tursab_no} <a href={site.tursab_url}>Belgeyi doğrula</a>
        </p>
        <ul className="departing">
          {sections.why_us.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <Html className="soft" html={description} />
            </li>
          ))}
        </ul>
        <h2>Yoldan kareler</h2>
        <a href="/galeri">Tüm albümler</a>
        <ul className="cards">
          {sections.photos.map(({ id, title, description, uri, btn_title, file_img }) => (
            <li key={id}>
              <Picture image={file_img} sizes="16rem" />
              <h3>{title}</h3>
              <Html className="soft" html={description} />
              <Link href={uri} prefetch={false}>
                {btn_title}
              </Link>
            </li>
          ))}
        </ul>
        {[...sections.visa_card, ...sections.special_tour_call].map((item) => (
          <Call key={item.id} item={item} />
        ))}
      </div>
    </PartyProvider>
  )
}

function Slide({ item, isFirst }) {
  const { title, description, uri, btn_title, file_img } = item
  return (
    <div className="slide">
      <div className="slide-text">
        <h2>{title}</h2>
        <Html html={description} />
        <Link href={uri} prefetch={false} className="button">
          {btn_title}
        </Link>
      </div>
      <Picture image={file_img} sizes="(min-width: 801px) 55vw, 100vw" isFirst={isFirst} />
    </div>
  )
}

function SearchForm() {
  return (
    <form action="/tur-ara" className="search-form">
      <h2>Size uyan turu bulalım</h2>
      <label>
        Nereye?
        <input name="search" placeholder="Şehir, ülke, ay ya da tur adı" />
      </label>
      <label>
        Ne zaman?
        <select name="month">
          <option value="">Fark etmez</option>
          {months.map(({ value }) => (
            <option key={value} value={value}>
              {monthText(value)}
            </option>
          ))}
        </select>
      </label>
      <PartyPicker />
      <button type="submit" className="button">
        Tur bul
      </button>
    </form>
  )
}

function Departing({ tour }) {
  const [next] = tour.next_departures
  const [, , day] = next.start_date.split('-')
  return (
    <article className="departing-row">
      <p className="calendar">
        <span className="amount">{Number(day)}</span>
        <span>{monthNameText(next.start_date)}</span>
        <span className="soft">{weekdayText(next.start_date)}</span>
      </p>
      <div>
        <h3>
          <Link href={`/tur/${tour.seo_name}?tarih=${next.start_date}`} prefetch={false} className="card-link">
            {tour.name}
          </Link>
        </h3>
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
        <p className="soft">{next.seats_left} yer var</p>
        <p>
          <span className="soft">kişi başı</span>{' '}
          <span className="amount">{moneyText(next.multi_room_price, next.currency)}</span>
          <PartyTotal price={next.multi_room_price} single={next.single_room_price} currency={next.currency} />
        </p>
      </div>
    </article>
  )
}

function Call({ item }) {
  const { title, description, uri, btn_title, file_img } = item
  return (
    <section className="call-box">
      <Picture image={file_img} sizes="(min-width: 801px) 30vw, 94vw" />
      <div>
        <h2>{title}</h2>
        <Html html={description} />
        <Link href={uri} prefetch={false} className="button">
          {btn_title}
        </Link>
      </div>
    </section>
  )
}
