import { useLocation } from 'react-router'
import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf } from '#src/base/dates.ts'
import { postsAdminPath } from '../posts.links.ts'
import { postTexts } from './post.strings.ts'
import { postTabs } from './post-form.ts'
import { listScreen, sectionAt } from './post-places.ts'
import { postPublishing } from './post-publishing.ts'

export default function PostInsertPage() {
  const t = useOfficeT(postTexts)
  const { lang } = usePreferences()
  const section = sectionAt(useLocation().pathname)
  const list = listScreen(section)
  const today = dayOf(new Date())
  return (
    <InsertScreen
      key={section}
      title={t(`${section}_insert`)}
      list={list}
      update={`${list}/update`}
      path={postsAdminPath(section)}
      tabs={postTabs(section, null, lang)}
      publishing={postPublishing(section)}
      initial={{ status: 'taslak', published_on: today, checked_on: today }}
    />
  )
}
