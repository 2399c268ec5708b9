import { content } from '../../../content.js'
import { Category } from '../../../parts/category.jsx'

export const revalidate = 3600
export const dynamicParams = false
export const generateStaticParams = () => [{ slug: content.category.main_category.seo_name }]

const { seo_title, seo_description } = content.category.main_category
export const metadata = { title: seo_title, description: seo_description }

export default function CachedCategory() {
  return <Category />
}
