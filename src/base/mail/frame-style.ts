/** Colours of a mail in light mode, written inline, because many mail clients drop the style sheet. */
export const tints = {
  page: '#f3efe8',
  card: '#ffffff',
  ink: '#1b2528',
  soft: '#5a666a',
  line: '#e2dcd1',
  box: '#f6f1e7',
} as const

/** Phones and dark mode, for mail clients that keep the style sheet. */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.outer{padding:0!important}.card,.head{border-radius:0!important}.head,.body,.foot{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){.page{background:#111618!important}.card{background:#1b2326!important;color:#eef1f0!important}.soft{color:#aeb9bb!important}.foot,.rule{border-color:#38454a!important}.box{background:#263237!important}}`
