import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

type Unsaved = { isDirty: boolean; save: () => Promise<boolean> }
type Parts = ReadonlyMap<string, Unsaved['save']>

/** Told by what is edited inside a guarded form and saved by itself; null when it is saved or gone. */
const TellGuard = createContext<((part: string, save: Unsaved['save'] | null) => void) | null>(null)

/**
 * Asks before unsaved changes are left behind: by a link of the office, by going back, or by closing the tab. Inside
 * LeaveGuardAround it asks with the form around it, because the router takes one question at a time.
 */
export function LeaveGuard(unsaved: Unsaved) {
  return useContext(TellGuard) ? <Part {...unsaved} /> : <Question {...unsaved} />
}

/** The guard of a form in which other things may be edited that are saved by themselves. */
export function LeaveGuardAround({ isDirty, save, children }: Unsaved & { children: ReactNode }) {
  const [parts, setParts] = useState<Parts>(new Map())
  const tell = useMemo(
    () => (part: string, saved: Unsaved['save'] | null) =>
      setParts((before) => {
        const next = new Map(before)
        if (saved) next.set(part, saved)
        else next.delete(part)
        return next
      }),
    [],
  )
  const saveAll = async () => {
    for (const each of [...(isDirty ? [save] : []), ...parts.values()]) if (!(await each())) return false
    return true
  }
  return (
    <TellGuard value={tell}>
      {children}
      <Question isDirty={isDirty || parts.size > 0} save={saveAll} />
    </TellGuard>
  )
}

function Part({ isDirty, save }: Unsaved) {
  const tell = useContext(TellGuard)!
  const part = useId()
  // The one of the moment when it is called: the one of when it became dirty would save what was typed first.
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => {
    if (!isDirty) return
    tell(part, () => saveNow.current())
    return () => tell(part, null)
  }, [isDirty, part, tell])
  return null
}

function Question({ isDirty, save }: Unsaved) {
  const t = useOfficeT(kitTexts)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.key !== nextLocation.key)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const [isSaving, setSaving] = useState(false)
  const isAsking = blocker.state === 'blocked'
  return (
    <Modal opened={isAsking} onClose={() => isSaving || blocker.reset?.()} title={t('leave_title')} size="lg" centered>
      <Text mb="lg">{t('leave_text')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus disabled={isSaving} onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button variant="light" color="red" disabled={isSaving} onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
        <Button
          loading={isSaving}
          onClick={async () => {
            setSaving(true)
            const isSaved = await save()
            setSaving(false)
            if (isSaved) blocker.proceed?.()
            else blocker.reset?.()
          }}
        >
          {t('save_and_leave')}
        </Button>
      </Group>
    </Modal>
  )
}
