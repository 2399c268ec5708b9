import { Navigate, useLocation } from 'react-router'
import { InsertScreen } from '#src/base/admin-kit/edit-screens.tsx'
import { useSay } from '#src/base/admin-kit/texts.ts'
import { contentsAdminPath as path, sectionRule } from '../content.links.ts'
import { contentTabs } from './content-form.ts'
import { contentScreenAt } from './content-screens.ts'
import { contentWords, type SectionName } from './content-words.ts'

/** The section is in the link's state, which stays over a reload. */
export default function ContentInsertPage() {
  const say = useSay(contentWords)
  const { pathname, state } = useLocation()
  const { page, here: list } = contentScreenAt(pathname)
  const rule = sectionRule(page, (state as { section?: string } | null)?.section ?? '')
  if (!rule) return <Navigate to={list} replace />
  const { section } = rule
  return (
    <InsertScreen
      list={list}
      update={`${list}/update`}
      path={path}
      title={say('insert_title', { section: say(section as SectionName) })}
      tabs={contentTabs(rule)}
      fixed={{ page, section }}
    />
  )
}
