import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

type Unsaved = { isDirty: boolean; save: () => Promise<boolean> }
type Parts = ReadonlyMap<string, Unsaved['save']>

/** Lets nested editors with a save of their own report unsaved changes; null when saved or unmounted. */
const GuardContext = createContext<((part: string, save: Unsaved['save'] | null) => void) | null>(null)

/**
 * Asks before unsaved changes are lost: on navigation, going back or closing the tab. Inside LeaveGuardProvider it reports
 * to that one, because the router supports one blocker at a time.
 */
export function LeaveGuard(unsaved: Unsaved) {
  return useContext(GuardContext) ? <NestedGuard {...unsaved} /> : <LeaveDialog {...unsaved} />
}

/** Guards a form that contains editors with a save of their own. */
export function LeaveGuardProvider({ isDirty, save, children }: Unsaved & { children: ReactNode }) {
  const [parts, setParts] = useState<Parts>(new Map())
  const report = useMemo(
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
    <GuardContext value={report}>
      {children}
      <LeaveDialog isDirty={isDirty || parts.size > 0} save={saveAll} />
    </GuardContext>
  )
}

function NestedGuard({ isDirty, save }: Unsaved) {
  const report = useContext(GuardContext)!
  const part = useId()
  // The latest `save`: the one captured when the form became dirty would save only the first input.
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    if (!isDirty) return
    report(part, () => latestSave.current())
    return () => report(part, null)
  }, [isDirty, part, report])
  return null
}

function LeaveDialog({ isDirty, save }: Unsaved) {
  const t = useOfficeT(kitTexts)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.key !== nextLocation.key)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const [isSaving, setSaving] = useState(false)
  const isBlocked = blocker.state === 'blocked'
  return (
    <Modal opened={isBlocked} onClose={() => isSaving || blocker.reset?.()} title={t('leave_title')} size="lg" centered>
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
