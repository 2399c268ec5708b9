import { ContentUpdate } from './content-edit-pages.tsx'

export default function HomeUpdatePage() {
  return <ContentUpdate list="/admin/pages/home" />
}
