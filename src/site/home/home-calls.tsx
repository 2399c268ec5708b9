import { useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { ArrowRight, Phone } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { HomeItem } from './home-data.ts'

const campaignSizes = '(min-width: 801px) 22rem, (min-width: 560px) 40vw, 100vw'
const callSizes = '(min-width: 1080px) 17rem, (min-width: 560px) 47vw, 94vw'

/** The season's campaigns, on the agency's second colour. */
export function Campaigns({ items }: { items: readonly HomeItem[] }) {
  if (items.length === 0) return null
  return (
    <Container data-later className="flex flex-col gap-6 py-6 lg:py-8">
      {items.map((item) => (
        <Campaign key={item.id} item={item} />
      ))}
    </Container>
  )
}

function Campaign({ item: { title, description, uri, btn_title, file_img } }: { item: HomeItem }) {
  return (
    <section className="grid overflow-hidden rounded-card bg-second-soft sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(0,22rem)_1fr]">
      <Cover image={file_img} sizes={campaignSizes} className="sm:aspect-auto sm:min-h-56" />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-6 sm:p-8 lg:px-12">
        <div className="max-w-[52ch] flex-1 basis-72">
          <h2 className="text-title">{title}</h2>
          <RichText html={description} className="mt-2 text-lg" />
        </div>
        {btn_title && uri && (
          <a href={uri} className={buttonClass({ size: 'lg' })}>
            <span>{btn_title}</span>
            <ArrowRight aria-hidden className="size-5" />
          </a>
        )}
      </div>
    </section>
  )
}

/** Cards with a call to action: visa, tailor-made tour. While the linked page is closed, the card offers the phone number. */
export function Calls({ items, phone }: { items: readonly HomeItem[]; phone: string | undefined }) {
  if (items.length === 0) return null
  return (
    <Container data-later className="grid grid-cols-1 gap-6 pb-16 pt-4 sm:grid-cols-2 lg:pb-24">
      {items.map((item) => (
        <Call key={item.id} item={item} phone={phone} />
      ))}
    </Container>
  )
}

function Call({ item, phone }: { item: HomeItem; phone: string | undefined }) {
  const t = useT()
  const { title, description, uri, btn_title, file_img } = item
  return (
    <section className="flex flex-col overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line/70 lg:flex-row">
      <Cover image={file_img} sizes={callSizes} className="shrink-0 lg:aspect-auto lg:w-2/5" />
      <div className="flex flex-1 flex-col items-start p-6 sm:p-8">
        <h2 className="text-heading">{title}</h2>
        <RichText html={description} className="mb-5 mt-2 text-ink-soft" />
        {btn_title && uri ? (
          <a href={uri} className={buttonClass({ kind: 'outline' }, 'mt-auto')}>
            <span>{btn_title}</span>
            <ArrowRight aria-hidden className="size-4" />
          </a>
        ) : (
          phone && (
            <a href={telHref(phone)} className={buttonClass({ kind: 'outline' }, 'mt-auto')}>
              <Phone aria-hidden className="size-4" />
              <span>
                <span>{`${t('navbar.call')}: `}</span>
                <bdi dir="ltr">{phone}</bdi>
              </span>
            </a>
          )
        )}
      </div>
    </section>
  )
}

function Cover({ image, sizes, className }: { image: HomeItem['file_img']; sizes: string; className: string }) {
  return (
    <div className={cx('aspect-[2/1] overflow-hidden', className)}>
      {image && <Picture image={image} sizes={sizes} alt="" />}
    </div>
  )
}
