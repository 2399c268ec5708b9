import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { kitTexts } from './kit-texts.ts'
import { useSay } from './texts.ts'

/** Asks before unsaved changes are left behind: by a link of the office, by going back, or by closing the tab. */
export function LeaveGuard({ isDirty, save }: { isDirty: boolean; save: () => Promise<boolean> }) {
  const say = useSay(kitTexts)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.key !== nextLocation.key)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const isAsking = blocker.state === 'blocked'
  return (
    <Modal opened={isAsking} onClose={() => blocker.reset?.()} title={say('leave_title')} centered>
      <Text mb="lg">{say('leave_text')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {say('stay')}
        </Button>
        <Button variant="light" color="red" onClick={() => blocker.proceed?.()}>
          {say('leave')}
        </Button>
        <Button
          onClick={async () => {
            if (await save()) blocker.proceed?.()
            else blocker.reset?.()
          }}
        >
          {say('save_and_leave')}
        </Button>
      </Group>
    </Modal>
  )
}
