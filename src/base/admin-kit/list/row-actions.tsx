import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

/** A link or a button. */
export type RowAction = { label: string; icon: LucideIcon; isDangerous?: boolean } & (
  | { to: string; state?: object; isOutside?: boolean }
  | { onClick: () => void }
)

/** Actions of a row: side by side, or in a menu on narrow windows. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const isNarrow = useMediaQuery('(max-width: 48em)')
  if (actions.length === 0) return null
  if (isNarrow) return <Narrow actions={actions} />
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {actions.map((action) => (
        <Action key={action.label} action={action} />
      ))}
    </Group>
  )
}

function Action({ action }: { action: RowAction }) {
  const { label, icon: Icon, isDangerous } = action
  const look = { variant: 'subtle', size: 36, color: isDangerous ? 'red' : 'gray', 'aria-label': label } as const
  const icon = <Icon size={18} />
  return (
    <Tooltip label={label}>
      {'onClick' in action ? (
        <ActionIcon {...look} onClick={action.onClick}>
          {icon}
        </ActionIcon>
      ) : action.isOutside ? (
        <ActionIcon {...look} component="a" href={action.to} target="_blank" rel="noopener">
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon {...look} component={Link} to={action.to} state={action.state}>
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  )
}

function Narrow({ actions }: { actions: readonly RowAction[] }) {
  const t = useOfficeT(kitTexts)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} color="gray" aria-label={t('actions')}>
          <EllipsisVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <NarrowAction key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function NarrowAction({ action }: { action: RowAction }) {
  const { label, icon: Icon, isDangerous } = action
  const look = { leftSection: <Icon />, ...(isDangerous && { color: 'red' }) }
  if ('onClick' in action)
    return (
      <Menu.Item {...look} onClick={action.onClick}>
        {label}
      </Menu.Item>
    )
  return action.isOutside ? (
    <Menu.Item {...look} component="a" href={action.to} target="_blank" rel="noopener">
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={action.to} state={action.state}>
      {label}
    </Menu.Item>
  )
}
