import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import './mantine.css'
import { Notifications } from '@mantine/notifications'
import { LucideProvider } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import '../ui/fonts.css'
import './office.css'
import { useLocation } from 'react-router'
import { usePreferences } from './preferences.ts'
import { toastTimes } from './toasts.ts'

/** Shades of the agency's colour (office.css). */
const agency = Array.from({ length: 10 }, (_, n) => `var(--office-${n})`) as unknown as MantineColorsTuple

const closeTexts = { tr: 'Kapat', en: 'Close' }
const unstartedTexts = {
  tr: ['Panelin bir parçası yüklenemedi.', 'Sayfayı yenileyin'],
  en: ['A part of the admin panel could not be loaded.', 'Reload the page'],
}

const themeIn = (lang: keyof typeof closeTexts) =>
  createTheme({
    colors: { agency },
    primaryColor: 'agency',
    primaryShade: { light: 7, dark: 6 },
    fontFamily: 'Figtree, "Figtree Fallback", "Figtree Fallback DejaVu", system-ui, sans-serif',
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // A dialog that slides in moves its buttons away between the press and the release of a quick click.
      Modal: { defaultProps: { transitionProps: { transition: 'fade', duration: 150 } } },
      // Mantine renders <header> elements here, and each would be another banner landmark.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      ModalCloseButton: { defaultProps: { 'aria-label': closeTexts[lang] } },
      DrawerCloseButton: { defaultProps: { 'aria-label': closeTexts[lang] } },
      // Their contrast is too low.
      DatePicker: { defaultProps: { hideOutsideDates: true } },
      DateInput: { defaultProps: { hideOutsideDates: true } },
    },
  })

/** Theme, usual size of icons and toasts, for office and login screens. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { panel, lang } = usePreferences()
  const { pathname, search } = useLocation()
  const theme = useMemo(() => themeIn(lang), [lang])
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return (
    <MantineProvider theme={theme} forceColorScheme={panel}>
      {/* Bottom right, because the buttons of a screen are at its top. */}
      <Notifications position="bottom-right" autoClose={toastTimes.usual} />
      <p role="alert" className="unstarted">
        {unstartedTexts[lang][0]} <a href={pathname + search}>{unstartedTexts[lang][1]}</a>
      </p>
      <LucideProvider size={16}>{children}</LucideProvider>
    </MantineProvider>
  )
}
