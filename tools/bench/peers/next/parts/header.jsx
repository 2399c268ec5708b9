import Link from 'next/link'
import { content } from '../content.js'
import { Icon } from './icon.jsx'
import { MenuButton } from './menu-button.jsx'

const { site, contacts, social, menu } = content
const shownInBar = 7

export function Header() {
  const [phone] = contacts.telefon
  return (
    <header className="header">
      <div className="topbar">
        <div className="column row">
          <a href={`tel:${phone.content.replaceAll(' ', '')}`} className="call">
            <Icon name="phone" />
            <span>Bize ulaşın</span> <span className="strong">{phone.content}</span>
          </a>
          <Social />
          <nav aria-label="Dil">
            <ul className="row">
              <li>
                <Link href="/">tr</Link>
              </li>
              <li>
                <a href="/en">en</a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
      <div className="column row bar">
        <Link href="/" className="logo">
          {site.name}
        </Link>
        <search>
          <form action="/tur-ara" className="row">
            <label>
              <span className="hidden">Nereye gitmek istersiniz?</span>
              <input name="search" placeholder="Şehir, ülke, ay ya da tur adı" />
            </label>
            <button type="submit" aria-label="Ara">
              <Icon name="search" />
            </button>
          </form>
        </search>
        <a href="/vize">Vize</a>
        <a href="/ozel-tur-talebi" className="button">
          Özel tur talebi
        </a>
        <a href="/rezervasyon-olustur" aria-label="Sepet">
          <Icon name="cart" />
        </a>
        <MenuButton>
          <CategoryList categories={menu} />
        </MenuButton>
      </div>
      <nav aria-label="Turlar" className="column">
        <ul className="row menu">
          {menu.map((category, at) => (
            <li key={category.seo_name} className={at < shownInBar ? undefined : 'wide-only'}>
              <CategoryLink {...category} />
              <button type="button" aria-label={`${category.name}: alt kategoriler`} className="opener">
                <Icon name="down" />
              </button>
              <div className="submenu">
                <ul>
                  <li>
                    <CategoryLink name={`Tüm ${category.name}`} seo_name={category.seo_name} />
                  </li>
                  {category.sub_categories.map((sub) => (
                    <li key={sub.seo_name}>
                      <CategoryLink {...sub} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
          <li>
            <button type="button" className="opener">
              Diğer turlar
              <Icon name="down" />
            </button>
            <div className="submenu">
              <CategoryList categories={menu.slice(3)} />
            </div>
          </li>
        </ul>
      </nav>
    </header>
  )
}

function CategoryList({ categories }) {
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.seo_name}>
          <ul>
            {[category, ...category.sub_categories].map((each) => (
              <li key={each.seo_name}>
                <CategoryLink {...each} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Without prefetching, as the other categories do not exist here. */
export function CategoryLink({ name, seo_name }) {
  return (
    <Link href={`/turlar/${seo_name}`} prefetch={false}>
      {name}
    </Link>
  )
}

export function Social() {
  return (
    <ul className="row social">
      {social.map(({ id, name, uri }) => (
        <li key={id}>
          <a href={uri} aria-label={name}>
            <Icon name="dot" />
          </a>
        </li>
      ))}
    </ul>
  )
}
