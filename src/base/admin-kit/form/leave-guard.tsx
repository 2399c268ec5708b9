import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

type Unsaved = {
  isDirty: boolean
  /** It is being saved: the screen that follows a save opens without a question, but closing the tab is still asked about. */
  isBusy?: boolean
  /** null for input that is not saved on leaving, such as a message to a customer: the dialog then offers to stay or to leave. */
  save: (() => Promise<boolean>) | null
}
type Save = Unsaved['save']
type Parts = ReadonlyMap<string, Save>

/** Lets nested editors with a save of their own report unsaved changes; undefined when saved or unmounted. */
const GuardContext = createContext<((part: string, save: Save | undefined) => void) | null>(null)

/**
 * Asks before unsaved changes are lost: on navigation, going back or closing the tab. Inside LeaveGuardProvider it reports
 * to that one, because the router supports one blocker at a time.
 */
export function LeaveGuard(unsaved: Unsaved) {
  return useContext(GuardContext) ? <NestedGuard {...unsaved} /> : <LeaveDialog {...unsaved} />
}

/** Guards a form that contains editors with a save of their own. */
export function LeaveGuardProvider({ isDirty, isBusy = false, save, children }: Unsaved & { children: ReactNode }) {
  const [parts, setParts] = useState<Parts>(new Map())
  const report = useMemo(
    () => (part: string, saved: Save | undefined) =>
      setParts((before) => {
        const next = new Map(before)
        if (saved === undefined) next.delete(part)
        else next.set(part, saved)
        return next
      }),
    [],
  )
  const saves = [...(isDirty ? [save] : []), ...parts.values()]
  const saveAll = async () => {
    for (const each of saves) if (!(await each?.())) return false
    return true
  }
  return (
    <GuardContext value={report}>
      {children}
      <LeaveDialog
        isDirty={saves.length > 0}
        isBusy={isBusy && parts.size === 0}
        save={saves.includes(null) ? null : saveAll}
      />
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
  const isSaved = save !== null
  useEffect(() => {
    if (!isDirty) return
    report(part, isSaved ? async () => (await latestSave.current?.()) ?? false : null)
    return () => report(part, undefined)
  }, [isDirty, isSaved, part, report])
  return null
}

function LeaveDialog({ isDirty, isBusy = false, save }: Unsaved) {
  const t = useOfficeT(kitTexts)
  const isAsking = isDirty && !isBusy
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsking && currentLocation.key !== nextLocation.key,
  )
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
        {save && (
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
        )}
      </Group>
    </Modal>
  )
}
