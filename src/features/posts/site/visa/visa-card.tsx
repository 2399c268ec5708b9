import type { Image } from '#src/base/files/image.schema.ts'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { postPath } from '#src/features/posts/posts.links.ts'
import type { VisaFacts } from '#src/features/posts/posts.schema.ts'
import { PassportRules, VisaFactList } from './visa-facts.tsx'

export type VisaCountry = { title: string; seo_name: string; cover: Image | null; visa: VisaFacts }

/** A country's card; all of it is a link to its page. */
export function VisaCard({ country: { title, seo_name, cover, visa } }: { country: VisaCountry }) {
  const path = usePath()
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line/70">
      <div className="aspect-[5/2] overflow-hidden bg-sand">
        {cover && (
          <Picture
            image={cover}
            alt=""
            sizes="(min-width: 1080px) 27rem, (min-width: 560px) 46vw, 94vw"
            className="transition-transform duration-150 group-hover:brightness-105"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <h2 className="text-heading">
          <a href={path(postPath('visa', seo_name))} className="after:absolute after:inset-0 group-hover:text-main">
            <span>{visa.country_name}</span>
            <span className="sr-only">{`, ${title}`}</span>
          </a>
        </h2>
        <PassportRules visa={visa} className="mt-2 text-[0.95rem]" />
        <VisaFactList visa={visa} className="mt-2 border-t border-line pt-3 text-[0.95rem]" />
      </div>
    </article>
  )
}
