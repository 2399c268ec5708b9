import { Text } from '@mantine/core'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { replyTemplatesScreen as here, replyTemplatesApiPath as path } from '../mailbox.links.ts'
import type { ReplyTemplate } from '../reply-templates.schema.ts'
import type { Route } from './+types/reply-templates-page'
import { kindTexts } from './mailbox-page.strings.ts'
import { replyTemplateTexts } from './reply-template.strings.ts'

export const clientLoader = () => officeApi().get<ReplyTemplate[]>(path)

export default function ReplyTemplatesPage({ loaderData: templates }: Route.ComponentProps) {
  const t = useOfficeT(replyTemplateTexts)
  const tKind = useOfficeT(kindTexts)
  const languages = useOfficeLanguages()
  const nameOf = ({ name }: ReplyTemplate) => name
  const { link, actions } = useRowEdits<ReplyTemplate>({ path, update: `${here}/update`, nameOf })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={templates}
      nameOf={nameOf}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (template) => (
            <>
              {link(template, template.name)}
              <Text size="sm" c="dimmed" lineClamp={1}>
                {template.body}
              </Text>
            </>
          ),
        },
        {
          key: 'kind',
          title: t('kind'),
          render: ({ kind }) => <span style={{ whiteSpace: 'nowrap' }}>{tKind(kind)}</span>,
        },
        {
          key: 'lang',
          title: t('lang'),
          isExtra: 'last',
          render: ({ lang }) => languages.find(({ abbr }) => abbr === lang)?.lang ?? lang,
        },
      ]}
      actions={actions}
    />
  )
}
