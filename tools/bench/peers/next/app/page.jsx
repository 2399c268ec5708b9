import { content } from '../content.js'
import { Home } from '../parts/home.jsx'

/** Made once and cached, as pages of Next are by default. */
export const revalidate = 3600
export const metadata = content.page_meta.home

export default function CachedHome() {
  return <Home />
}
