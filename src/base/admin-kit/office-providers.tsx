import { DatesProvider } from '@mantine/dates'
import './mantine-parts.css'
import { ModalsProvider } from '@mantine/modals'
import 'dayjs/locale/tr'
import type { ReactNode } from 'react'
import { type OfficeLanguage, OfficeLanguages } from './office-languages.ts'
import { usePreferences } from './preferences.ts'

/** Providers for office screens; login screens do not load them. */
export function OfficeProviders({
  languages,
  children,
}: {
  languages: readonly OfficeLanguage[]
  children: ReactNode
}) {
  const { lang } = usePreferences()
  return (
    <OfficeLanguages value={languages}>
      <DatesProvider settings={{ locale: lang, firstDayOfWeek: 1, weekendDays: [6, 0] }}>
        <ModalsProvider modalProps={{ centered: true }}>{children}</ModalsProvider>
      </DatesProvider>
    </OfficeLanguages>
  )
}
