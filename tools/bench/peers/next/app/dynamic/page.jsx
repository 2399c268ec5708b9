import { content } from '../../content.js'
import { Home } from '../../parts/home.jsx'

export const dynamic = 'force-dynamic'
export const metadata = content.page_meta.home

export default function DynamicHome() {
  return <Home />
}
