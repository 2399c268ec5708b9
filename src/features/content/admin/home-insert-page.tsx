import { ContentInsert } from './content-edit-pages.tsx'

export default function HomeInsertPage() {
  return <ContentInsert list="/admin/pages/home" />
}
