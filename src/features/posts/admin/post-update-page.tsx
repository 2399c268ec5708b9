import { useLocation } from 'react-router'
import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { ViewLink } from '#src/base/admin-kit/form/view-link.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { OfficePost } from '../posts.admin.schema.ts'
import { postPath, postsAdminPath } from '../posts.links.ts'
import { postTabs } from './post-form.ts'
import { listScreen, sectionAt } from './post-places.ts'
import { postPublishing } from './post-publishing.ts'
import { isOnSite } from './post-status.tsx'

export default function PostUpdatePage() {
  const { lang } = usePreferences()
  const section = sectionAt(useLocation().pathname)
  return (
    <UpdateScreen<OfficePost>
      list={listScreen(section)}
      path={postsAdminPath(section)}
      table="posts"
      titleOf={({ title }) => title}
      tabs={(post) => postTabs(section, post, lang)}
      publishing={() => postPublishing(section)}
      actions={(post) => isOnSite(post) && <ViewLink href={postPath(section, String(post.seo_name))} />}
    />
  )
}
