import { Badge, Button, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { ListSection } from '#src/base/admin-kit/list/list-section.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath as path, type SectionRule, sectionRules } from '../content.links.ts'
import { contentTexts, type SectionName } from './content.strings.ts'

/** The sections of a page with their items. @param here path of the screen; its insert and update screens are below it */
export function ContentSections({
  page,
  items,
  here,
}: {
  page: string
  items: readonly OfficeContent[]
  here: string
}) {
  return (
    <Stack gap="lg">
      {sectionRules
        .filter((rule) => rule.page === page)
        .map((rule) => (
          <Section
            key={rule.section}
            rule={rule}
            here={here}
            items={items.filter((item) => item.section === rule.section)}
          />
        ))}
    </Stack>
  )
}

type Props = { rule: SectionRule; items: readonly OfficeContent[]; here: string }

function Section({ rule: { page, section, max, parts }, items, here }: Props) {
  const t = useOfficeT(contentTexts)
  const titleOf = ({ title }: OfficeContent) => (typeof title === 'string' && title !== '' ? title : t('untitled'))
  const isFull = items.length >= max
  const { order, link, actions } = useRowEdits<OfficeContent>({
    path,
    update: `${here}/update`,
    nameOf: titleOf,
    list: { page, section },
  })
  return (
    <ListSection
      title={t(section as SectionName)}
      rows={items}
      nameOf={titleOf}
      {...(isFull && { note: t('full', { n: max }) })}
      head={
        isFull ? null : (
          <Button
            component={Link}
            to={`${here}/insert`}
            state={{ section }}
            size="xs"
            variant="light"
            leftSection={<Plus size={14} aria-hidden="true" />}
          >
            {t('add')}
          </Button>
        )
      }
      order={order}
      columns={[
        ...(parts.includes('image')
          ? [
              {
                key: 'file_img',
                title: t('picture'),
                width: 104,
                isExtra: true,
                render: ({ file_img }: OfficeContent) => <Thumb image={file_img} />,
              },
            ]
          : []),
        {
          key: 'title',
          title: t('item'),
          render: (item) => link(item, titleOf(item)),
        },
        {
          key: 'state',
          title: t('state'),
          width: 120,
          render: ({ active }) => (
            <Badge variant="light" color={active ? 'teal' : 'gray'}>
              {t(active ? 'shown' : 'hidden')}
            </Badge>
          ),
        },
      ]}
      actions={actions}
    />
  )
}
