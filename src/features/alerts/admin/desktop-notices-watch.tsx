import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCounts } from '#src/base/admin-kit/live/counts.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type Latest, noticeState, takeNotices } from './desktop-notices.ts'
import { noticeTexts } from './notice.strings.ts'

/** Shows a desktop notice for what comes in while the office is open in a tab. @param company title of the notices */
export function DesktopNotices({ company }: { company: string }) {
  const t = useOfficeT(noticeTexts)
  const navigate = useNavigate()
  const { latest, messages, orders } = useCounts()
  const isRead = messages !== null || orders !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news are a reason to show something
  useEffect(() => {
    if (!isRead) return
    const notices = takeNotices(latest as Latest)
    if (noticeState() !== 'on') return
    for (const { cause, id, path } of notices) {
      try {
        const notice = new Notification(company, { body: t(`new_${cause}`), tag: `${cause}-${id}` })
        notice.onclick = () => {
          window.focus()
          notice.close()
          void navigate(path)
        }
      } catch {
        // Browsers of telephones have the class but refuse its constructor.
      }
    }
  }, [latest, isRead])
  return null
}
