import { html, raw } from 'hono/html'
import { directionOf } from '#src/base/direction.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { styledPolicy } from '#src/base/http/server/security-policy.server.ts'
import { telHref } from '#src/base/phone.ts'
import { logoWidth } from '#src/features/agency/company.links.ts'
import { findContactInformation, findSite } from '#src/features/agency/company.store.server.ts'

/** s after which search engines may look again. */
const retrySeconds = 86_400

/**
 * The whole site while it is closed: the agency's name and how to reach it. 503, so that no search engine takes it for the
 * site. Without scripts and without the site's stylesheet.
 */
export async function soonPage({ db, localize }: Pick<Services, 'db' | 'localize'>, lang: string): Promise<Response> {
  const [site, { telefon, email }] = await Promise.all([findSite(db, lang), findContactInformation(db, lang)])
  const hasContact = telefon.length + email.length > 0
  const [title, text] = await Promise.all([
    localize({ key: 'opening.title' }, lang),
    localize({ key: hasContact ? 'opening.text' : 'opening.text_alone' }, lang),
  ])
  const style = styleOf(site.mainColor)
  const page = await html`<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site.name}</title><link rel="icon" href="/favicon.ico"><style>${raw(style)}</style></head>
<body><main>
${site.mainLogo ? html`<img src="${imagePath(site.mainLogo.file, logoWidth, 'webp')}" width="${site.mainLogo.width}" height="${site.mainLogo.height}" alt="${site.name}">` : html`<p class="name">${site.name}</p>`}
${site.slogan && html`<p class="slogan">${unbroken(site.slogan)}</p>`}
<h1>${title}</h1>
<p>${unbroken(text)}</p>
${hasContact && html`<ul>${telefon.map(({ name, content }) => contact(name, telHref(content), content))}${email.map(({ name, content }) => contact(name, `mailto:${content}`, content))}</ul>`}
${site.tursab_no && html`<p class="licence">${site.legal_name || site.name} · TÜRSAB ${site.tursab_no}</p>`}
</main></body></html>`
  return new Response(String(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retrySeconds),
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `${styledPolicy(style)}; img-src 'self'`,
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  })
}

/** A word such as e-posta stays on one line. */
const unbroken = (text: string) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011')

const contact = (name: string, href: string, content: string) =>
  html`<li>${name && html`<span>${unbroken(name)}</span>`}<a href="${href}">${content}</a></li>`

/** @param color as #rrggbb, checked by the database */
function styleOf(color: string): string {
  return `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#fbf8f3;color:#1c1a17;font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}main{max-width:34rem;text-align:center;border-top:4px solid ${color};padding-top:2.5rem}img{max-width:14rem;max-height:5rem;width:auto;height:auto}.name{margin:0;font:600 1.5rem/1.2 Georgia,"Times New Roman",serif}h1,p{text-wrap:balance}h1{margin:2rem 0 .75rem;font:600 2.25rem/1.15 Georgia,"Times New Roman",serif}.slogan{margin:.25rem 0 0;font-style:italic}ul{list-style:none;margin:1.5rem 0 0;padding:0}li{padding:.25rem 0}span{display:block;font-size:.9rem;color:#57524b}a{display:inline-block;padding:.25rem .75rem .5rem;color:inherit;font-weight:600;text-underline-offset:.25em}a:focus-visible{outline:3px solid ${color};outline-offset:2px;border-radius:.25rem}.licence{margin-top:2.5rem;font-size:.9rem;color:#57524b}`
}
