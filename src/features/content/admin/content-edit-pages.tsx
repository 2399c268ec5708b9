import { Navigate, useLocation } from 'react-router'
import { InsertScreen, UpdateScreen } from '#src/base/admin-kit/edit-screens.tsx'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath as path, sectionRule } from '../content.links.ts'
import { contentTabs } from './content-form.ts'
import { contentWords, type SectionName } from './content-words.ts'

/** @param list the screen of the page; the section is in the link's state */
export function ContentInsert({ list }: { list: string }) {
  const say = useSay(contentWords)
  const state = useLocation().state as { page?: string; section?: string } | null
  const rule = sectionRule(state?.page ?? '', state?.section ?? '')
  if (!rule) return <Navigate to={list} replace />
  const { page, section } = rule
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

export function ContentUpdate({ list }: { list: string }) {
  const say = useSay(contentWords)
  return (
    <UpdateScreen<OfficeContent>
      list={list}
      path={path}
      titleOf={({ title, section }) => String(title || say(section as SectionName))}
      tabs={({ page, section }) => contentTabs(sectionRule(page, section)!)}
      fixed={({ page, section }) => ({ page, section })}
    />
  )
}
