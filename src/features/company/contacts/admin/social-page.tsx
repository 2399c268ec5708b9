import { Anchor } from '@mantine/core'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeSocialLink } from '../contacts.admin.schema.ts'
import { socialMediaAdminPath as path } from '../contacts.links.ts'
import type { Route } from './+types/social-page'
import { socialTexts } from './contact.strings.ts'
import { SocialMark, socialScreen } from './social-form.tsx'

export const clientLoader = () => officeApi().get<OfficeSocialLink[]>(path)

export default function SocialPage({ loaderData: links }: Route.ComponentProps) {
  const t = useOfficeT(socialTexts)
  const nameOf = ({ name }: OfficeSocialLink) => name
  const { order, link, actions } = useRowEdits<OfficeSocialLink>({
    path,
    update: `${socialScreen}/update`,
    nameOf,
    isNamedInBody: true,
  })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={links}
      nameOf={nameOf}
      add={{ label: t('add'), to: `${socialScreen}/insert` }}
      empty={t('empty')}
      order={order}
      columns={[
        { key: 'icon', title: t('icon'), width: 84, render: ({ icon_name }) => <SocialMark name={icon_name} /> },
        { key: 'name', title: t('network'), render: (row) => link(row, row.name) },
        {
          key: 'uri',
          title: t('uri'),
          isExtra: 'last',
          render: ({ uri }) => (
            <Anchor href={uri} target="_blank" rel="noopener" size="sm">
              {uri.replace(/^https:\/\/(www\.)?/, '')}
            </Anchor>
          ),
        },
      ]}
      actions={actions}
    />
  )
}
