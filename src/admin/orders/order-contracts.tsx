import { Button, Group, Modal, Text, Typography } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { ListPart } from '#src/base/admin-kit/show/show-parts.tsx'
import tables from '#src/base/admin-kit/text/tables.module.css'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { formatInstant } from '#src/base/dates.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { AcceptedContract } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import paper from './order-contracts.module.css'
import { orderShowTexts } from './order-show.strings.ts'

/** The contracts that were accepted with an order, to read and to print. */
export function OrderContracts({ order: { id, contracts } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const [opened, setOpened] = useState<AcceptedContract | null>(null)
  const read = async (contract_id: number) => {
    try {
      setOpened(await officeApi().get<AcceptedContract>(`${ordersAdminPath}/${id}/contracts/${contract_id}`))
    } catch (error) {
      toastFailed(t('contract_failed'), failureIn(failedOf(error)))
    }
  }
  return (
    <>
      <ListPart
        title={t('contracts')}
        empty={t('no_contracts')}
        rows={contracts.map((contract) => (
          <li key={contract.contract_id}>
            <Text size="sm">{contract.name}</Text>
            <Dimmed size="xs">
              {t('version', { n: contract.version })} ({contract.lang}) ·{' '}
              {formatInstant(new Date(contract.accepted_at), lang)}
            </Dimmed>
            <Group mt={6} className={classes.onScreen}>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => void read(contract.contract_id)}
                aria-label={t('read_contract', { name: contract.name })}
              >
                {t('read')}
              </Button>
            </Group>
          </li>
        ))}
      />
      {opened && <Accepted contract={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Accepted({ contract, onClose }: { contract: AcceptedContract; onClose: () => void }) {
  const t = useOfficeT(orderShowTexts)
  useReturnFocus()
  const { lang } = usePreferences()
  const { order_no: no, name, version: n, accepted_at, acceptance, body, body_hash } = contract
  const when = formatInstant(new Date(accepted_at), lang)
  const { root = '', inner = '', content = '', header = '', screen = '' } = paper
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      size="xl"
      classNames={{ root, inner, content, header, close: screen, overlay: screen }}
    >
      <Group justify="space-between" mb="md" gap="sm">
        <Dimmed>{t(acceptance === 'telefonda' ? 'accepted_phone' : 'accepted_site', { no, when, n })}</Dimmed>
        <Button variant="default" size="xs" className={screen} onClick={() => print()} leftSection={<Printer />}>
          {t('print')}
        </Button>
      </Group>
      <Typography lang={contract.lang} className={`${paper.text} ${tables.tables}`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored, and again in the answer */}
        <div dangerouslySetInnerHTML={{ __html: body }} />
      </Typography>
      <Dimmed size="xs" mt="md" className={paper.text}>
        {t('contract_hash')}: {body_hash}
      </Dimmed>
    </Modal>
  )
}
