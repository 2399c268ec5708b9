import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { contentsAdminPath as path, sectionRule, sectionRules } from '../content.links.ts'
import { contentTexts, type SectionName } from './content.strings.ts'
import { contentTabs } from './content-form.ts'
import { contentPublishing } from './content-publishing.ts'
import { contentScreenAt } from './content-screens.ts'

/** The section is in router state, which survives a reload; a page with a single section needs none. */
export default function ContentInsertPage() {
  const t = useOfficeT(contentTexts)
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
      title={t('insert_title', { section: t(section as SectionName) })}
      tabs={contentTabs(rule)}
      fixed={{ page, section }}
      publishing={contentPublishing(rule)}
    />
  )
}

function ToList({ list }: { list: string }) {
  const t = useOfficeT(contentTexts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, however often it renders
  useEffect(() => toastNote(t('choose_section')), [])
  return <Navigate to={list} replace />
}
