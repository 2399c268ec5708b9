import { content } from '../content.js'
import { CategoryLink, Social } from './header.jsx'
import { Icon } from './icon.jsx'

const { site, contacts, contracts, menu } = content
const pages = {
  '/': 'Ana sayfa',
  '/hakkimizda': 'Hakkımızda',
  '/galeri': 'Galeri',
  '/videolar': 'Videolar',
  '/haberler': 'Haberler',
  '/blog': 'Gezi yazıları',
  '/banka-hesaplari': 'Banka hesap numaralarımız',
  '/iletisim': 'İletişim',
  '/is-basvurusu': 'İş başvurusu',
}

export function Footer() {
  return (
    <footer className="footer">
      <div className="column footer-grid">
        <div>
          <p className="logo">{site.name}</p>
          <p className="strong">{site.slogan}</p>
          <Social />
          <p className="licence">
            <Icon name="badge" />
            TÜRSAB belge no {site.tursab_no} <a href={site.tursab_url}>Belgeyi doğrula</a>
          </p>
        </div>
        <List title="Turlar">
          {menu.map((category) => (
            <li key={category.seo_name}>
              <CategoryLink {...category} />
            </li>
          ))}
        </List>
        <div>
          <List title="Menü">
            {Object.entries(pages).map(([to, name]) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </List>
          <List title="Sözleşmeler">
            {contracts.map(({ id, name, seo_name }) => (
              <li key={id}>
                <a href={`/sozlesme/${seo_name}`}>{name}</a>
              </li>
            ))}
          </List>
        </div>
        <div>
          <h2>Bize ulaşın</h2>
          <ul>
            <Contacts items={contacts.telefon} icon="phone" scheme="tel:" />
            <Contacts items={contacts.email} icon="mail" scheme="mailto:" />
          </ul>
          <details open>
            <summary>Adresler ve çalışma saatleri</summary>
            <ul>
              <Contacts items={contacts.adres} icon="pin" />
              <Contacts items={contacts.shift} icon="clock" />
            </ul>
          </details>
          <a href={`https://wa.me/${site.wp_no}`} className="button light">
            WhatsApp’tan yazın
          </a>
        </div>
      </div>
      <div className="column legal">
        <p>
          © {site.founded_year} – 2026 {site.name}. Tüm hakları saklıdır.
        </p>
        <ul className="row">
          <li>{site.legal_name}</li>
          <li>MERSİS {site.mersis_no}</li>
          <li>
            {site.tax_office} V.D. {site.tax_no}
          </li>
          <li>KEP {site.kep}</li>
        </ul>
      </div>
    </footer>
  )
}

function List({ title, children }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <details open>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </nav>
  )
}

function Contacts({ items, icon, scheme }) {
  return items.map(({ id, name, content: text }) => (
    <li key={id} className="contact">
      <span>
        <Icon name={icon} />
      </span>
      <div>
        <div className="soft">{name}</div>
        {scheme ? <a href={scheme + text.replaceAll(' ', '')}>{text}</a> : text}
      </div>
    </li>
  ))
}
