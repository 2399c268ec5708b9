import { preload } from 'react-dom'
import { content } from '../content.js'
import { Footer } from '../parts/footer.jsx'
import { Header } from '../parts/header.jsx'
import { VisaBanner } from '../parts/visa-banner.jsx'
import './fonts.css'
import './style.css'

export default function Layout({ children }) {
  for (const name of ['figtree-latin', 'figtree-turkish', 'fraunces-latin', 'fraunces-turkish'])
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="tr">
      <head>
        <link rel="icon" type="image/svg+xml" sizes="any" href={content.icon} />
      </head>
      <body>
        <a href="#content" className="skip">
          İçeriğe geç
        </a>
        <Header />
        <main id="content">{children}</main>
        <VisaBanner />
        <Footer />
      </body>
    </html>
  )
}
