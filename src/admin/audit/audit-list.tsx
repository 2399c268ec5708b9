import { Anchor, Badge, Box, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { apart } from '#src/base/direction.ts'
import type { NamedAuditItem } from '#src/features/accounts/audit/audit.schema.ts'
import classes from './audit.module.css'
import { actionTexts, auditTexts } from './audit.strings.ts'
import { screenOfThing } from './audit-screens.ts'
import { type Change, changesOf, type Names, thingOf } from './audit-words.ts'

const colours: Record<string, string> = { create: 'teal', delete: 'red', update: 'blue', login_failed: 'orange' }

/** Columns of audit records. @param names what ids in the records stand for */
export function useAuditColumns(names: Names, { isOwn = false } = {}): Column<NamedAuditItem>[] {
  const t = useOfficeT(auditTexts)
  const tAction = useOfficeT(actionTexts)
  const { lang } = usePreferences()
  return [
    {
      key: 'when',
      title: t('when'),
      width: 150,
      isExtra: 'last',
      render: ({ at }) => <When at={at} />,
    },
    ...(isOwn
      ? []
      : [
          {
            key: 'who',
            title: t('who'),
            width: 130,
            isExtra: true,
            render: ({ user_name }: NamedAuditItem) => user_name || t('nobody'),
          },
        ]),
    {
      key: 'thing',
      title: t('thing'),
      width: 250,
      render: (item) => (
        <>
          <Badge variant="light" color={colours[item.action] ?? 'gray'} miw="max-content" mb={4}>
            {item.action in actionTexts ? tAction(item.action) : item.action}
          </Badge>
          <Thing item={item} />
          <Dimmed hiddenFrom="md">
            {[!isOwn && (apart(item.user_name) || t('nobody')), formatRecent(new Date(item.at), lang)]
              .filter(Boolean)
              .join(' · ')}
          </Dimmed>
          <Box mt={6} hiddenFrom="sm">
            <Changes item={item} names={names} />
          </Box>
        </>
      ),
    },
    {
      key: 'changes',
      title: t('changes'),
      isExtra: 'last',
      render: (item) => <Changes item={item} names={names} />,
    },
  ]
}

function When({ at }: { at: string }) {
  const { lang } = usePreferences()
  return <time dateTime={at}>{formatRecent(new Date(at), lang)}</time>
}

function Thing({ item }: { item: NamedAuditItem }) {
  const { lang } = usePreferences()
  const { kind, name } = thingOf(item, lang)
  const screen = screenOfThing(item)
  const text = name || kind
  return (
    <>
      {name && <Dimmed>{kind}</Dimmed>}
      {screen ? (
        <Anchor
          component={Link}
          to={screen.to}
          {...(screen.id !== undefined && { state: targetOf({ id: screen.id }) })}
          fw={600}
          className={classes.name}
        >
          {text}
        </Anchor>
      ) : (
        <Text fw={600} className={classes.name}>
          {text}
        </Text>
      )}
    </>
  )
}

/** More are folded. */
const shownAtFirst = 5

function Changes({ item, names }: { item: NamedAuditItem; names: Names }) {
  const t = useOfficeT(auditTexts)
  const { lang } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const changes = changesOf(item, names, lang)
  if (changes.length === 0) return null
  const shown = isOpen ? changes : changes.slice(0, shownAtFirst)
  const rest = changes.length - shownAtFirst
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((change) => (
          <li key={change.field}>
            <One change={change} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Anchor component="button" type="button" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { n: rest })}
        </Anchor>
      )}
    </>
  )
}

function One({ change: { label, before, after } }: { change: Change }) {
  const t = useOfficeT(auditTexts)
  return (
    <>
      <span className={classes.label}>{label}: </span>
      {before !== null && after !== null ? (
        <>
          <del className={classes.before}>{before}</del> <VisuallyHidden>{t('arrow')}</VisuallyHidden>
          <span aria-hidden="true">→</span> <ins className={classes.after}>{after}</ins>
        </>
      ) : (
        <span>{after ?? before}</span>
      )}
    </>
  )
}
