import { Button, Modal, Stack, Text } from '@mantine/core'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

type Props = { isOpen: boolean; isBusy: boolean; onMine: () => void; onTheirs: () => void; onClose: () => void }

/** Offers the choices after an edit conflict: another user saved first (docs/promises.md, D12). */
export function StaleDialog({ isOpen, isBusy, onMine, onTheirs, onClose }: Props) {
  const t = useOfficeT(kitTexts)
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('stale_title')} centered>
      <Text mb="lg">{t('stale_text')}</Text>
      <Stack gap="xs">
        <Button loading={isBusy} onClick={onMine}>
          {t('stale_mine')}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {t('stale_theirs')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('stale_keep')}
        </Button>
      </Stack>
    </Modal>
  )
}
