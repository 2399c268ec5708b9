import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import './mantine.css'
import { Notifications } from '@mantine/notifications'
import { type ReactNode, useEffect, useMemo } from 'react'
import '../ui/fonts.css'
import './office.css'
import { usePreferences } from './preferences.ts'
import { toastTimes } from './toasts.ts'

/** Made from the agency's colour in office.css. */
const agency = Array.from({ length: 10 }, (_, n) => `var(--office-${n})`) as unknown as MantineColorsTuple

const closeWords = { tr: 'Kapat', en: 'Close' }

const themeIn = (lang: keyof typeof closeWords) =>
  createTheme({
    colors: { agency },
    primaryColor: 'agency',
    primaryShade: { light: 7, dark: 6 },
    fontFamily: 'Figtree, "Figtree Fallback", "Figtree Fallback DejaVu", system-ui, sans-serif',
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // Their heads are <header>, each of which would be another banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      ModalCloseButton: { defaultProps: { 'aria-label': closeWords[lang] } },
      DrawerCloseButton: { defaultProps: { 'aria-label': closeWords[lang] } },
      // Days of other months are paler than one can read.
      DatePicker: { defaultProps: { hideOutsideDates: true } },
      DateInput: { defaultProps: { hideOutsideDates: true } },
    },
  })

/** What every screen of the office and of its entrance stands in. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { panel, lang } = usePreferences()
  const theme = useMemo(() => themeIn(lang), [lang])
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return (
    <MantineProvider theme={theme} forceColorScheme={panel}>
      {/* Away from the buttons of a screen, which are at its top. */}
      <Notifications position="bottom-right" autoClose={toastTimes.usual} />
      {children}
    </MantineProvider>
  )
}
