import { content } from '../../../../content.js'
import { Category } from '../../../../parts/category.jsx'

export const dynamic = 'force-dynamic'

const { seo_title, seo_description } = content.category.main_category
export const metadata = { title: seo_title, description: seo_description }

export default function DynamicCategory() {
  return <Category />
}
