import { fileSize } from '#src/base/files/file-size.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { FileText } from '#src/base/ui/icons.tsx'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import type { OrderSharedFile } from '../shared-files.schema.ts'

type Props = { order: { order_no: string; shared_files: readonly OrderSharedFile[] }; orderKey: string }

/** Files for everybody on the tours of an order: a flight list, a hotel list. */
export function OrderSharedFiles({ order: { order_no, shared_files }, orderKey }: Props) {
  const t = useT()
  const lang = useLang()
  const isNamed = new Set(shared_files.map(({ departure_id }) => departure_id)).size > 1
  return (
    <OrderCard look="aside" id="shared-files" title={t('result.shared_files')}>
      <p className="mt-1 text-ink-soft">{t('result.shared_files_text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {shared_files.map(({ id, name, bytes, tour_name }) => (
          <li key={id}>
            <a
              href={`${orderApiPath(order_no, orderKey, `/shared-files/${id}`)}&lang=${lang}`}
              className="flex min-h-11 items-center gap-3 py-2 text-main hover:text-main-deep"
            >
              <FileText aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold underline underline-offset-4">{name}</span>
                <span className="block text-sm text-ink-soft">
                  {`${isNamed ? `${tour_name} · ` : ''}${fileSize(bytes, lang)}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
