import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { contentsAdminPath as path, sectionRule, sectionRules } from '../content.links.ts'
import { contentWords, type SectionName } from './content.strings.ts'
import { contentTabs } from './content-form.ts'
import { contentScreenAt } from './content-screens.ts'

/** The section is in the link's state, which stays over a reload; a page that has but one needs none. */
export default function ContentInsertPage() {
  const say = useSay(contentWords)
  const { pathname, state } = useLocation()
  const { page, here: list } = contentScreenAt(pathname)
  const [first, second] = sectionRules.filter((rule) => rule.page === page)
  const asked = sectionRule(page, (state as { section?: string } | null)?.section ?? '')
  const rule = asked ?? (second ? undefined : first)
  if (!rule) return <ToList list={list} />
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

function ToList({ list }: { list: string }) {
  const say = useSay(contentWords)
  useEffect(() => toastNote(say('choose_section')), [say])
  return <Navigate to={list} replace />
}
