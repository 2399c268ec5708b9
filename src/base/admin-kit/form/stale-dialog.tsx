import { Button, Modal, Stack, Text } from '@mantine/core'
import { kitTexts } from '../kit.strings.ts'
import { useSay } from '../office-texts.ts'

type Props = { isOpen: boolean; isBusy: boolean; onMine: () => void; onTheirs: () => void; onClose: () => void }

/** The way on after a save that was refused because somebody else saved first (promise 18). */
export function StaleDialog({ isOpen, isBusy, onMine, onTheirs, onClose }: Props) {
  const say = useSay(kitTexts)
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('stale_title')} centered>
      <Text mb="lg">{say('stale_text')}</Text>
      <Stack gap="xs">
        <Button loading={isBusy} onClick={onMine}>
          {say('stale_mine')}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {say('stale_theirs')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {say('stale_keep')}
        </Button>
      </Stack>
    </Modal>
  )
}
