import { useLocation } from 'react-router'
import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficePost } from '../posts.admin.schema.ts'
import { PostEdit } from './post-edit.tsx'
import { listScreen, onePath, sectionAt } from './post-places.ts'

export default function PostUpdatePage() {
  const section = sectionAt(useLocation().pathname)
  return (
    <Target list={listScreen(section)} load={(id) => officeApi().get<OfficePost>(onePath(section, id))}>
      {(post, reload) => <PostEdit section={section} post={post} onSaved={reload} onReload={reload} />}
    </Target>
  )
}
