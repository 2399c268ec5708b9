import { Kbd, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import classes from './palette-button.module.css'

const load = () => import('./palette-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof load>>['PaletteDialog']

/** Opens the palette, which is loaded on first use. */
export function PaletteButton({ role_group }: { role_group: string }) {
  const t = useOfficeT(shellTexts)
  const [loaded, setLoaded] = useState<{ Dialog: Dialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isMac] = useState(() => /Mac|iPhone|iPad/.test(navigator.userAgent))

  const open = async () => {
    try {
      const { PaletteDialog } = await load()
      setLoaded({ Dialog: PaletteDialog })
      setOpen(true)
    } catch {
      toastFailed(t('failed'), t('failed_text'))
    }
  }
  const toggle = () => {
    if (isOpen) setOpen(false)
    // An open modal dialog must be answered first.
    else if (!document.querySelector('[aria-modal="true"]')) void open()
  }
  useHotkeys([['mod+K', toggle]], [], true)
  return (
    <>
      <UnstyledButton
        className={classes.search!}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
        onPointerEnter={() => void load().catch(() => null)}
      >
        <Search size={18} />
        <span className={classes.text}>{t('search')}</span>
        <Kbd size="xs" aria-hidden="true" className={classes.key!}>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      {loaded && <loaded.Dialog isOpen={isOpen} onClose={() => setOpen(false)} role_group={role_group} />}
    </>
  )
}
