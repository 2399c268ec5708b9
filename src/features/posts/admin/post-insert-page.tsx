import { useLocation, useNavigate } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { PostEdit } from './post-edit.tsx'
import { listScreen, sectionAt } from './post-places.ts'

export default function PostInsertPage() {
  const section = sectionAt(useLocation().pathname)
  const navigate = useNavigate()
  return (
    <PostEdit
      section={section}
      post={null}
      onSaved={(id) => void navigate(`${listScreen(section)}/update`, { state: targetOf({ id }), replace: true })}
    />
  )
}
